import type { Messages } from '../messages.ts'

export const auth: Messages['auth'] = {
  signedUp: '¡Cuenta creada! Revisa tu correo para confirmarla.',
  signedUpWithoutMail:
    'Cuenta creada. Este servidor no envía correos: pide a quien lo administra que confirme tu cuenta y luego inicia sesión.',
  signedIn: 'Has iniciado sesión.',
  openInbox: 'Abrir la bandeja de entrada local',
  emailLabel: 'Correo electrónico',
  emailPlaceholder: 'Escribe tu correo electrónico',
  passwordLabel: 'Contraseña',
  passwordPlaceholder: 'Escribe tu contraseña',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  signIn: {
    title: 'Qué bien verte de nuevo',
    subtitle: 'Inicia sesión en tu cuenta de Stoa',
    remember: 'Recordarme',
    forgot: '¿Has olvidado la contraseña?',
    submit: 'Iniciar sesión',
    switchLead: '¿No tienes cuenta?',
    switchLink: 'Regístrate aquí',
  },
  signUp: {
    title: 'Crea tu cuenta',
    subtitle: 'Un lugar tranquilo para todo lo que estudias',
    nameLabel: 'Nombre completo',
    namePlaceholder: 'Escribe tu nombre completo',
    passwordPlaceholder: 'Elige una contraseña',
    terms:
      'Acepto las condiciones: solo subo material que tengo derecho a usar, y lo que subo sigue siendo mío.',
    submit: 'Registrarse',
    switchLead: '¿Ya tienes cuenta?',
    switchLink: 'Inicia sesión aquí',
    done: 'Revisa tu correo',
  },
  reset: {
    title: 'Restablece tu contraseña',
    subtitle: 'Te enviaremos un enlace para que elijas una nueva.',
    submit: 'Enviar el enlace',
    sent: 'Si existe una cuenta con esta dirección, recibirás un correo con un enlace.',
    withoutMail:
      'Este servidor no envía correos. Pide a quien lo administra un enlace para elegir una contraseña nueva.',
    back: 'Volver al inicio de sesión',
  },
  newPassword: {
    title: 'Elige una contraseña nueva',
    subtitle: 'A partir de ahora iniciarás sesión con ella.',
    label: 'Contraseña nueva',
    submit: 'Guardar la contraseña',
    saved: 'Se ha guardado tu contraseña nueva.',
  },
  expired: {
    title: 'Este enlace ya no es válido',
    subtitle:
      'Los enlaces que enviamos por correo solo se pueden usar una vez y caducan. Si tu cuenta ya está confirmada, inicia sesión; si no, pide un enlace nuevo.',
    submit: 'Enviar un enlace nuevo',
    sent: 'Si hay una cuenta con esta dirección pendiente de confirmar, recibirás un enlace nuevo.',
    withoutMail:
      'Este servidor no envía correos. Pide a quien lo administra que confirme tu cuenta.',
    resetInstead: 'Restablecer mi contraseña',
  },
  switchAccount: {
    title: '¿Cambiar a otra cuenta?',
    subtitle:
      'El enlace que has abierto pertenece a otra cuenta. Si no lo pediste, sigue con la tuya.',
    current: 'Has iniciado sesión como',
    linked: 'Con el enlace inicias sesión como',
    unknown: 'dirección desconocida',
    stay: 'Seguir con mi cuenta',
    switch: 'Cambiar de cuenta',
  },
}
