import type { Messages } from '../messages.ts'

export const mail: Messages['mail'] = {
  confirmation: { subject: 'Confirma tu correo para Stoa' },
  recovery: { subject: 'Elige una contraseña nueva para Stoa' },
  inbox: {
    title: 'Buzón',
    lead: 'No hay ningún servidor de correo configurado, así que el correo se queda en este equipo. Esta página solo se puede abrir desde aquí.',
    empty:
      'Aún no hay correo. Regístrate y la confirmación llegará aquí. Recarga la página para volver a mirar.',
    to: (address) => `Para ${address}`,
    count: (mails) =>
      mails === 1 ? '1 correo, el más nuevo primero' : `${mails} correos, los más nuevos primero`,
  },
}
