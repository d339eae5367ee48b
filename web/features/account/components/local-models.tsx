import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type {
  LocalModel,
  LocalModels,
  LocalServer,
} from '../../../../domain/account/local-models.ts'
import { Button } from '../../../components/controls/button.tsx'
import { Select } from '../../../components/controls/input.tsx'
import { Skeleton } from '../../../components/status/skeleton.tsx'
import { ErrorState, Notice } from '../../../components/status/states.tsx'
import { failureMessage, reportedFailure } from '../../../lib/i18n/failure-message.ts'
import { formatNumber } from '../../../lib/i18n/format.ts'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { chooseModel, localModelsQuery, tryModel } from '../api/local-models.ts'

const NAMES: Readonly<Record<LocalServer, string>> = {
  ollama: 'Ollama',
  lm_studio: 'LM Studio',
  llama_cpp: 'llama.cpp',
}

type Props = {
  /** Called after a choice. By default the page loads again: every screen depends on it. */
  onChanged?: () => void
}

/** Chooses a language model that runs on the server's machine. */
export function LocalModelChoice({ onChanged = () => location.reload() }: Props) {
  const messages = useMessages()
  const texts = messages.account.localModels
  const found = useQuery(localModelsQuery)
  const choose = useMutation({ mutationFn: chooseModel, onSuccess: onChanged })
  if (found.isPending) return <Skeleton className="h-32" />
  if (found.isLoadingError)
    return <ErrorState failure={found.error} onRetry={() => found.refetch()} />
  const { chosen, servers } = found.data
  return (
    <div className="grid justify-items-start gap-3">
      {chosen ? (
        <Button busy={choose.isPending} onClick={() => choose.mutate(null)}>
          {texts.stop}
        </Button>
      ) : servers.length > 0 ? (
        <Models servers={servers} choose={choose} />
      ) : (
        <>
          <p className="max-w-prose text-muted">{texts.none}</p>
          <Button busy={found.isFetching} onClick={() => void found.refetch()}>
            {texts.search}
          </Button>
        </>
      )}
      {choose.isError && <Notice tone="danger">{failureMessage(choose.error, messages)}</Notice>}
    </div>
  )
}

type Choose = { mutate: (model: LocalModel) => void; isPending: boolean }

/** The models that were found, each with an example answer on request. */
function Models({ servers, choose }: { servers: LocalModels['servers']; choose: Choose }) {
  const messages = useMessages()
  const texts = messages.account.localModels
  const models = servers.flatMap(({ server, models: names }) =>
    names.map((model) => ({ server, model })),
  )
  const [at, setAt] = useState('0')
  const trial = useMutation({ mutationFn: tryModel })
  const model = models[Number(at)]
  if (!model) return null
  const result = trial.data
  return (
    <>
      <p className="max-w-prose text-muted">{texts.lead}</p>
      <Select
        label={texts.model}
        options={models.map((each, i) => ({
          value: String(i),
          label: `${each.model} (${NAMES[each.server]})`,
        }))}
        value={at}
        onChange={(next) => {
          trial.reset()
          setAt(next)
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button busy={trial.isPending} onClick={() => trial.mutate(model)}>
          {texts.try}
        </Button>
        <Button variant="primary" busy={choose.isPending} onClick={() => choose.mutate(model)}>
          {texts.use}
        </Button>
      </div>
      <div aria-live="polite" className="grid max-w-prose gap-2 empty:hidden">
        {trial.isPending && <p className="text-muted">{texts.trying}</p>}
        {result && result.answer !== null && (
          <>
            <p className="text-sm text-muted">{result.question}</p>
            <p className="border-s-2 border-accent ps-4 font-serif wrap-anywhere whitespace-pre-line">
              {result.answer}
            </p>
            <p className="text-sm text-muted">
              {texts.answered(formatNumber(Math.ceil(result.seconds)))}
            </p>
          </>
        )}
        {result?.failure && (
          <Notice tone="danger">
            {failureMessage(reportedFailure(result.failure, 'model_unreachable'), messages)}
          </Notice>
        )}
        {trial.isError && <Notice tone="danger">{failureMessage(trial.error, messages)}</Notice>}
      </div>
    </>
  )
}
