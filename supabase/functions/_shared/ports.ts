import type { FunctionDeps } from './deps.ts'
import type { Marker } from './marking/marker.ts'
import { modelMarker } from './marking/model-marker.ts'
import { builtinMarker } from './marking/builtin-marker.ts'
import { modelQuestionMaker } from './questions/model-question-maker.ts'
import { builtinQuestionMaker } from './questions/builtin-question-maker.ts'
import type { QuestionMaker } from './questions/question-maker.ts'
import { noHints, type HintMaker } from './hints/hint-maker.ts'
import { modelHintMaker } from './hints/model-hint-maker.ts'
import { modelTutor } from './tutor/model-tutor.ts'
import { builtinTutor } from './tutor/builtin-tutor.ts'
import type { Tutor } from './tutor/tutor.ts'

/** The tutor, the question maker, the hint maker and the marker. */
type Ports = {
  readonly tutor: Tutor
  readonly questionMaker: QuestionMaker
  readonly hintMaker: HintMaker
  readonly marker: Marker
}

/** The ports with the configured model, or those without a model: the only such choice. */
export const portsOf = ({
  model,
  engine,
  log,
}: Pick<FunctionDeps, 'model' | 'engine' | 'log'>): Ports =>
  model === null
    ? {
        tutor: builtinTutor,
        questionMaker: builtinQuestionMaker(engine),
        hintMaker: noHints,
        marker: builtinMarker({ engine, log }),
      }
    : {
        tutor: modelTutor(model),
        questionMaker: modelQuestionMaker({ model, log }),
        hintMaker: modelHintMaker({ model, log }),
        marker: modelMarker({ model, engine, log }),
      }
