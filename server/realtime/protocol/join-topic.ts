import type { JoinRequest } from './join-request.ts'
import { REALTIME_LIMITS } from '../limits.ts'
import { RequestError } from './request-error.ts'

const PREFIX = 'realtime:'
const USER = 'user:'

/** `user:<id>` and what begins with `user:<id>:` belong to the account with this id alone. */
const isOwnTopic = (name: string, userId: string): boolean =>
  name === `${USER}${userId}` || name.startsWith(`${USER}${userId}:`)

/**
 * Whether `userId` may join `topic`: a topic of an account only its owner, with presence only a
 * private one, any other topic for changes of own rows. Throws `RequestError`.
 */
export function checkTopic(userId: string, topic: string, config: JoinRequest['config']): void {
  const name = topic.slice(PREFIX.length)
  const isTooLong = Buffer.byteLength(topic) > REALTIME_LIMITS.topicBytes
  if (!topic.startsWith(PREFIX) || name === '' || isTooLong)
    throw new RequestError('unmatched topic')
  const isOwn = isOwnTopic(name, userId)
  if (name.startsWith(USER) && !isOwn)
    throw new RequestError('This topic belongs to another account')
  if (config.private && !isOwn)
    throw new RequestError('A private topic is user:<your id>, or begins with user:<your id>:')
  if (config.presence.enabled && !config.private)
    throw new RequestError('Presence needs a private channel')
}
