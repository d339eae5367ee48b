import { account } from './account.ts'
import { auth } from './auth.ts'
import { bank } from './bank.ts'
import { bases } from './bases.ts'
import { changes } from './changes.ts'
import { common } from './common.ts'
import { confidence } from './confidence.ts'
import { creation } from './creation.ts'
import { dashboard } from './dashboard.ts'
import { errors } from './errors.ts'
import { exporting } from './exporting.ts'
import { grading } from './grading.ts'
import { home } from './home.ts'
import { mail } from './mail.ts'
import { offline } from './offline.ts'
import { plan } from './plan.ts'
import { practice } from './practice.ts'
import { quiz } from './quiz.ts'
import { reader } from './reader.ts'
import { recognition } from './recognition.ts'
import { search } from './search.ts'
import { timed } from './timed.ts'
import { tutor } from './tutor.ts'
import { viewing } from './viewing.ts'

/** The English message catalogue, by feature. */
export const en = {
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
  confidence,
  creation,
  offline,
  plan,
  practice,
  timed,
  recognition,
  search,
  changes,
  grading,
  exporting,
  dashboard,
  mail,
}
