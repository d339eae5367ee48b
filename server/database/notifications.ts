/** What `Database.listen` calls. */
export type NotificationListener = {
  /** The payload of one notification. */
  onNotification(payload: string): void
  /** The connection was lost and is open again: notifications in between are missing. */
  onGap(): void
}

/** The listeners of each channel. */
export class Notifications {
  readonly #listeners = new Map<string, Set<NotificationListener>>()

  /** The channels with a listener. */
  get channels(): string[] {
    return [...this.#listeners.keys()]
  }

  add(channel: string, listener: NotificationListener): void {
    const listeners = this.#listeners.get(channel) ?? new Set()
    listeners.add(listener)
    this.#listeners.set(channel, listeners)
  }

  remove(channel: string, listener: NotificationListener): void {
    const listeners = this.#listeners.get(channel)
    listeners?.delete(listener)
    if (listeners?.size === 0) this.#listeners.delete(channel)
  }

  deliver(channel: string, payload: string): void {
    for (const listener of this.#listeners.get(channel) ?? []) listener.onNotification(payload)
  }

  reportGap(): void {
    for (const listeners of this.#listeners.values())
      for (const listener of listeners) listener.onGap()
  }
}
