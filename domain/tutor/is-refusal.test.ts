import { expect, it } from 'vitest'
import { isRefusal } from './is-refusal.ts'

it.each([
  'The document does not say who built it.',
  'This is not mentioned in the text.',
  'Das Dokument sagt dazu nichts.',
  'Im Text wird das nicht erwähnt.',
  'El documento no dice quién lo construyó.',
  "Le document ne dit pas qui l'a construit.",
  'Il documento non dice chi lo ha costruito.',
  'O documento não diz quem o construiu.',
  '文档没有提到是谁建造的。',
  '文書には記載されていません。',
  'لا يذكر المستند من بناه.',
  'המסמך אינו אומר מי בנה אותו.',
  'В документе не сказано, кто это построил.',
  'เอกสารไม่ได้กล่าวถึงผู้สร้าง',
])('recognises a refusal: %s', (text) => {
  expect(isRefusal(text)).toBe(true)
})

it.each([
  'Osmosis needs no energy.',
  'Das Tor ist nicht offen.',
  'El agua no sube.',
  '细胞不需要能量。',
  'لا تحتاج الخلية إلى الطاقة.',
])('does not read a claim as a refusal: %s', (text) => {
  expect(isRefusal(text)).toBe(false)
})
