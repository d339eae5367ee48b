import type { Messages } from '../messages.ts'

export const mail: Messages['mail'] = {
  confirmation: {
    subject: 'Confirma tu correo para Stoa',
    title: 'Solo falta un paso',
    lead: (email) =>
      `Te registraste en Stoa con ${email}. Confirma que esta dirección es tuya y podrás usar tus bases, el tutor y los cuestionarios.`,
    action: 'Confirmar el correo',
    note: 'El enlace solo se puede usar una vez y caduca en una hora. Si no te registraste tú, ignora este correo: sin tu confirmación no pasa nada.',
  },
  recovery: {
    subject: 'Elige una contraseña nueva para Stoa',
    title: 'Elige una contraseña nueva',
    lead: (email) =>
      `Alguien, esperamos que tú, ha pedido restablecer la contraseña de ${email} en Stoa.`,
    action: 'Elegir una contraseña nueva',
    note: 'El enlace solo se puede usar una vez y caduca en una hora. Si no fuiste tú, ignora este correo: tu contraseña sigue como está.',
  },
  inbox: {
    title: 'Bandeja de entrada',
    lead: 'No hay ningún servidor de correo configurado, así que los correos se quedan en este equipo. Esta página solo se puede abrir desde aquí.',
    empty:
      'Aún no hay correos. Regístrate y la confirmación llegará aquí. Recarga la página para volver a mirar.',
    to: (address) => `Para ${address}`,
    count: (mails) => (mails === 1 ? '1 correo' : `${mails} correos, primero los más recientes`),
  },
}
