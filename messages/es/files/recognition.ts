import type { Messages } from '../../messages.ts'

const pages = (count: number) => (count === 1 ? '1 página' : `${count} páginas`)
const minutes = (count: number) => (count === 1 ? '1 minuto' : `${count} minutos`)

export const recognition: Messages['recognition'] = {
  picture: 'Todavía no se ha reconocido el texto de esta imagen.',
  unreadPages: (count: number) =>
    count === 1
      ? '1 página no tiene texto, como en un documento escaneado.'
      : `${count} páginas no tienen texto, como en un documento escaneado.`,
  scan: 'Las páginas de este archivo son imágenes, como en un documento escaneado.',
  language: 'Idioma del texto',
  start: (count: number | null, time: number) =>
    count === null
      ? 'Reconocer el texto'
      : `Reconocer el texto de ${pages(count)}, alrededor de ${minutes(time)}`,
  startPicture: (time) => `Reconocer el texto de esta imagen, alrededor de ${minutes(time)}`,
  again: 'Volver a reconocer estas páginas',
  loading: 'Cargando el reconocimiento de texto',
  working: (done: number, total: number) => `Reconociendo texto: ${done} de ${pages(total)}`,
  cancel: 'Cancelar',
  cancelFile: (fileName: string) => `Cancelar el reconocimiento del texto de ${fileName}`,
  uncertain: (list: string, count: number) =>
    `El texto reconocido de ${count === 1 ? `la página ${list}` : `las páginas ${list}`} es dudoso: compruébalo, no se hacen preguntas con él.`,
  unreadable: (list: string, count: number) =>
    `No se ha podido reconocer el texto de ${count === 1 ? `la página ${list}` : `las páginas ${list}`}.`,
  more: (list: string, count: number) => `${list} y ${count} más`,
  onlyLanguage: (language: string) =>
    `Aquí solo está instalado el idioma «${language}». Las instrucciones de Stoa para administradores explican cómo añadir otros.`,
  notSetUp:
    'El reconocimiento de texto no está configurado aquí. Hay que instalar datos de idioma en el servidor; las instrucciones de Stoa para administradores explican cómo.',
}
