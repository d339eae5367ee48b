/** Whether the command key has the role of Ctrl, as on a Mac. */
export const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.platform)
