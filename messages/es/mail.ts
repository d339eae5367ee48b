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
  review: {
    subject: (count, isOne) =>
      isOne ? 'Stoa: tienes 1 pregunta por repasar' : `Stoa: tienes ${count} preguntas por repasar`,
    lead: (isOne) =>
      isOne
        ? 'Hoy toca repasar una pregunta de tus cuestionarios. Si la respondes ahora, la recordarás durante más tiempo.'
        : 'Hoy toca repasar estas preguntas de tus cuestionarios. Si las respondes ahora, las recordarás durante más tiempo. Puedes parar cuando quieras.',
    action: 'Abrir tus repasos',
    note: 'Recibes como máximo un correo de este tipo al día, porque lo activaste en «Mi cuenta».',
    stop: 'Dejar de recibir estos correos',
  },
  otherNetwork: {
    title: 'Elige una contraseña',
    lead: (email: string) =>
      `Para confirmar ${email} aquí, elige una contraseña nueva: esta página se abrió desde otra red que el registro, y la contraseña elegida allí dejará de valer.`,
    action: 'Confirmar y elegir una contraseña',
    keep: 'Para conservar aquella contraseña, abre el enlace en el dispositivo y en la red con los que te registraste.',
    stranger: 'Si no te has registrado, cierra esta página: la cuenta queda sin confirmar.',
  },
  unsubscribe: {
    title: '¿Dejar de recibir los correos de repaso?',
    lead: 'Ya no recibirás correos sobre repasos pendientes. Tu cuenta y tus repasos se quedan como están.',
    action: 'Dejar de recibirlos',
    doneTitle: 'Ya no recibirás correos de repaso',
    doneLead: 'Puedes volver a activarlos en «Mi cuenta».',
    invalidTitle: 'Este enlace no funciona',
    invalidLead:
      'Está incompleto o la cuenta ya no existe. Puedes desactivar los correos de repaso en «Mi cuenta».',
    tooMany: 'Ha habido demasiados intentos. Espera un minuto y vuelve a intentarlo.',
    account: 'Mi cuenta',
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
