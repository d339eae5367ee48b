import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import type { LocalModel, LocalModels } from '../../../../domain/account/local-models.ts'
import { Failure } from '../../../../domain/failure.ts'
import { en } from '../../../../messages/en/index.ts'
import { chooseModel, tryModel } from '../api/local-models.ts'
import { LocalModelChoice } from './local-models.tsx'

const server = vi.hoisted((): { found: LocalModels } => ({ found: { chosen: null, servers: [] } }))
vi.mock('../api/local-models.ts', () => ({
  localModelsQuery: {
    queryKey: ['local-models'],
    queryFn: () => Promise.resolve(server.found),
  },
  tryModel: vi.fn(),
  chooseModel: vi.fn((chosen: LocalModel | null) => Promise.resolve({ chosen })),
}))

const texts = en.account.localModels
const SERVERS: LocalModels['servers'] = [
  { server: 'ollama', models: ['llama3.1:8b'] },
  { server: 'lm_studio', models: ['qwen3-4b'] },
]
const TRIAL = { question: 'Why?', answer: null, seconds: 3.2, failure: null }
const QWEN = { server: 'lm_studio', model: 'qwen3-4b' }

beforeEach(() => {
  server.found = { chosen: null, servers: SERVERS }
})

const open = async () => {
  const onChanged = vi.fn()
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <LocalModelChoice onChanged={onChanged} />
    </QueryClientProvider>,
  )
  await screen.findAllByRole('button')
  return onChanged
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('lists the models with their programs and uses the selected one', async () => {
  const onChanged = await open()
  const select = screen.getByRole('combobox', { name: texts.model })
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'llama3.1:8b (Ollama)',
    'qwen3-4b (LM Studio)',
  ])
  await userEvent.selectOptions(select, 'qwen3-4b (LM Studio)')
  await press(texts.use)
  expect(vi.mocked(chooseModel).mock.calls.at(-1)?.[0]).toEqual(QWEN)
  expect(onChanged).toHaveBeenCalledOnce()
})

it('shows what a model answers and how long it takes, or why it fails', async () => {
  vi.mocked(tryModel).mockResolvedValueOnce({ ...TRIAL, answer: 'So.' })
  await open()
  await press(texts.try)
  expect(await screen.findByText('So.')).toBeDefined()
  expect(screen.getByText('Answered in 4 s.')).toBeDefined()
  vi.mocked(tryModel).mockResolvedValueOnce({
    ...TRIAL,
    failure: { code: 'model_unreachable', message: 'x' },
  })
  await press(texts.try)
  expect((await screen.findByRole('alert')).textContent).toBe(en.errors.model_unreachable)
  expect(screen.queryByText('So.')).toBeNull()
})

it('goes back to the built-in tutor', async () => {
  server.found = { chosen: { server: 'ollama', model: 'llama3.1:8b' }, servers: SERVERS }
  const onChanged = await open()
  expect(screen.queryByRole('combobox')).toBeNull()
  await press(texts.stop)
  expect(vi.mocked(chooseModel).mock.calls.at(-1)?.[0]).toBeNull()
  expect(onChanged).toHaveBeenCalledOnce()
})

it('explains what to start if nothing is found, and searches again', async () => {
  server.found = { chosen: null, servers: [] }
  await open()
  expect(screen.getByText(texts.none)).toBeDefined()
  server.found = { chosen: null, servers: SERVERS }
  await press(texts.search)
  expect(await screen.findByRole('combobox')).toBeDefined()
})

it('reports a choice that could not be stored', async () => {
  vi.mocked(chooseModel).mockRejectedValueOnce(new Failure('settings_save_failed'))
  const onChanged = await open()
  await press(texts.use)
  expect((await screen.findByRole('alert')).textContent).toBe(en.errors.settings_save_failed)
  expect(onChanged).not.toHaveBeenCalled()
})
