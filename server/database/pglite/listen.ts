const CHANNEL = /^[a-z_]+$/

/**
 * What makes the session of PGlite listen to exactly `channels`. The triggers that announce
 * changes do nothing while `stoa.listening` is `off`: this session is the only one. Throws a
 * `TypeError` for a name with other characters than letters.
 */
export function listenStatements(channels: readonly string[]): string {
  const listens = channels.map((channel) => {
    if (!CHANNEL.test(channel)) throw new TypeError(`${channel} is no name of a channel`)
    return `listen ${channel};`
  })
  const listening = channels.length > 0 ? 'on' : 'off'
  return `unlisten *; ${listens.join(' ')} set stoa.listening to '${listening}'`
}
