/** The overlays of the way in; one is open at a time. */
export type OverlayKind = 'sign-in' | 'sign-up' | 'reset' | 'new-password' | 'expired'

/** What every overlay can do: close, or make way for another. */
export type OverlayProps = { onClose: () => void; onSwitch: (kind: OverlayKind) => void }
