/** The authentication overlays; one is open at a time. */
export type OverlayKind =
  'sign-in' | 'sign-up' | 'reset' | 'new-password' | 'expired' | 'switch-account'

/** Every overlay can close or switch to another. */
export type OverlayProps = { onClose: () => void; onSwitch: (kind: OverlayKind) => void }
