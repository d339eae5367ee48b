/** Things in quotation marks, the last one after a conjunction: “a”, “b” and “c”. */
export const listOf = (
  things: readonly string[],
  conjunction: string,
  [open, close]: readonly [string, string],
): string => {
  const quoted = things.map((thing) => `${open}${thing}${close}`)
  const last = quoted.at(-1) ?? ''
  return quoted.length < 2 ? last : `${quoted.slice(0, -1).join(', ')} ${conjunction} ${last}`
}
