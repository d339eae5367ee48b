import type { Messages } from '../messages.ts'
import { account } from './account.ts'
import { auth } from './auth.ts'
import { bases } from './bases.ts'
import { changes } from './changes.ts'
import { common } from './common.ts'
import { dashboard } from './dashboard.ts'
import { errors } from './errors.ts'
import { exporting } from './exporting.ts'
import { grading } from './grading.ts'
import { home } from './home.ts'
import { mail } from './mail.ts'
import { practice } from './practice.ts'
import { quiz } from './quiz.ts'
import { reader } from './reader.ts'
import { search } from './search.ts'
import { tutor } from './tutor.ts'

/** The Spanish message catalogue. */
export const es: Messages = {
  common,
  errors,
  home,
  auth,
  account,
  bases,
  reader,
  tutor,
  quiz,
  practice,
  search,
  changes,
  grading,
  exporting,
  dashboard,
  mail,
}
