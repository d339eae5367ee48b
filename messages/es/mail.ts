import type { Messages } from '../messages.ts'

export const mail: Messages['mail'] = {
  confirmation: {
    subject: 'Confirma tu correo para Stoa',
    title: 'Un paso más hasta tu sala de lectura',
    lead: (email) =>
      `Te registraste en Stoa con ${email}. Confirma que esta dirección es tuya, y tus bases, tu tutor y tus cuestionarios estarán listos.`,
    action: 'Confirmar el correo',
    note: 'El enlace sirve una sola vez, durante una hora. Si no te registraste tú, ignora este correo: sin tu confirmación no pasa nada.',
  },
  recovery: {
    subject: 'Elige una contraseña nueva para Stoa',
    title: 'Elige una contraseña nueva',
    lead: (email) => `Alguien, esperamos que tú, pidió cambiar la contraseña de ${email} en Stoa.`,
    action: 'Elegir una contraseña nueva',
    note: 'El enlace sirve una sola vez, durante una hora. Si no fuiste tú, ignora este correo: tu contraseña sigue como está.',
  },
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
