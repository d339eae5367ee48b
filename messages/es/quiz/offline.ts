const answers = (n: number) => (n === 1 ? '1 respuesta' : `${n} respuestas`)

/** Repasos sin conexión. */
export const offline = {
  waiting: (n: number) => `${answers(n)} sin guardar todavía.`,
  storing: (n: number) => `Guardando ${answers(n)}`,
  storeNow: 'Guardar ahora',
  stored: (n: number) => `${answers(n)} ${n === 1 ? 'guardada' : 'guardadas'}.`,
  refused: (n: number) =>
    n === 1
      ? 'No se pudo guardar una respuesta, porque la pregunta cambió o el repaso se cerró.'
      : `No se pudieron guardar ${n} respuestas, porque las preguntas cambiaron o el repaso se cerró.`,
  signOutAgain: 'Hay respuestas sin guardar. Vuelve a cerrar sesión para descartarlas.',
  review: (n: number) => `Repasar ${n} ${n === 1 ? 'pregunta' : 'preguntas'} sin conexión`,
  base: 'Solo una base',
  minutes: (n: number) => `Repasar ${n} minutos`,
} as const
