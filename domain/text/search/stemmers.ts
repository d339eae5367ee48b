import { stemmer as arabic } from '@orama/stemmers/arabic'
import { stemmer as armenian } from '@orama/stemmers/armenian'
import { stemmer as danish } from '@orama/stemmers/danish'
import { stemmer as dutch } from '@orama/stemmers/dutch'
import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as finnish } from '@orama/stemmers/finnish'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as greek } from '@orama/stemmers/greek'
import { stemmer as hungarian } from '@orama/stemmers/hungarian'
import { stemmer as indian } from '@orama/stemmers/indian'
import { stemmer as indonesian } from '@orama/stemmers/indonesian'
import { stemmer as italian } from '@orama/stemmers/italian'
import { stemmer as portuguese } from '@orama/stemmers/portuguese'
import { stemmer as romanian } from '@orama/stemmers/romanian'
import { stemmer as russian } from '@orama/stemmers/russian'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import { stemmer as swedish } from '@orama/stemmers/swedish'
import { stemmer as tamil } from '@orama/stemmers/tamil'
import { stemmer as turkish } from '@orama/stemmers/turkish'
import { stemmer as ukrainian } from '@orama/stemmers/ukrainian'

const STEMMERS: ReadonlyMap<string, (word: string) => string> = new Map([
  ['ar', arabic],
  ['hy', armenian],
  ['da', danish],
  ['nl', dutch],
  ['en', english],
  ['fi', finnish],
  ['fr', french],
  ['de', german],
  ['el', greek],
  ['hu', hungarian],
  ['hi', indian],
  ['id', indonesian],
  ['it', italian],
  ['pt', portuguese],
  ['ro', romanian],
  ['ru', russian],
  ['es', spanish],
  ['sv', swedish],
  ['ta', tamil],
  ['tr', turkish],
  ['uk', ukrainian],
])

/** The stemmer of `language`; returns words unchanged if there is none. */
export const stemmerOf = (language: string): ((word: string) => string) =>
  STEMMERS.get(language) ?? same
const same = (word: string): string => word
