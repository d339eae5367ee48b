import type { Messages } from '../../messages.ts'

export const confidence: Messages['confidence'] = {
  howSure: '¿Con qué seguridad respondes?',
  levels: { sure: 'Segura', unsure: 'Dudosa', guess: 'Al azar' },

  title: 'Calibración',
  sure: (n, percent) =>
    n === 1
      ? `Diste por segura 1 respuesta. Aciertos: ${percent}.`
      : `Diste por seguras ${n} respuestas. Aciertos: ${percent}.`,
  neverSure: 'Hasta ahora no has dado ninguna respuesta por segura.',
  right: (n, correct) => `${correct} de ${n} ${correct === 1 ? 'correcta' : 'correctas'}`,
  none: 'ninguna todavía',
  until: (n, total) => `${n} de ${total} respuestas valoradas hasta que se muestre tu calibración`,
  level: 'Seguridad',
  share: 'Correctas',
  answers: 'Respuestas',
}
