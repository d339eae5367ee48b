import type { Messages } from '../messages.ts'
import { account } from './account.ts'
import { auth } from './auth.ts'
import { common } from './common.ts'
import { dashboard } from './dashboard.ts'
import { errors } from './errors.ts'
import { exporting } from './exporting.ts'
import { home } from './home.ts'
import { mail } from './mail.ts'
import { plan } from './plan.ts'
import { search } from './search.ts'
import { shortcuts } from './shortcuts.ts'
import { tutor } from './tutor.ts'
import { bases } from './files/bases.ts'
import { reader } from './files/reader.ts'
import { recognition } from './files/recognition.ts'
import { viewing } from './files/viewing.ts'
import { bank } from './quiz/bank.ts'
import { changes } from './quiz/changes.ts'
import { confidence } from './quiz/confidence.ts'
import { creation } from './quiz/creation.ts'
import { marking } from './quiz/marking.ts'
import { offline } from './quiz/offline.ts'
import { practice } from './quiz/practice.ts'
import { quiz } from './quiz/quiz.ts'
import { taking } from './quiz/taking.ts'
import { timed } from './quiz/timed.ts'

/** The German message catalogue. */
export const de: Messages = {
  common,
  errors,
  home,
  auth,
  account,
  bank,
  bases,
  reader,
  viewing,
  tutor,
  quiz,
  taking,
  confidence,
  creation,
  offline,
  plan,
  practice,
  timed,
  recognition,
  search,
  shortcuts,
  changes,
  marking,
  exporting,
  dashboard,
  mail,
}
