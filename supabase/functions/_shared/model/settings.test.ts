import { expect, test } from 'vitest'
import { modelSettings } from './settings.ts'

const router = 'https://router.huggingface.co/v1'
const llama = 'meta-llama/Llama-3.1-8B-Instruct'

test.each([
  {},
  { OPENAI_MODEL: 'some-model' },
  { OPENAI_API_KEY: 'k' },
  { HF_TOKEN: 'hf' },
  { HF_TOKEN: 'hf', OPENAI_MODEL: 'some-model' },
  { HF_TOKEN: 'hf', OPENAI_API_KEY: 'k' },
  { OPENAI_BASE_URL: '', OPENAI_API_KEY: 'k', OPENAI_MODEL: ' ' },
])('selects the tutor without a model for %o', (variables) => {
  expect(modelSettings(variables)).toBeNull()
})

test("uses OpenAI's host for a key with a model", () => {
  expect(modelSettings({ OPENAI_API_KEY: 'k', OPENAI_MODEL: 'gpt', HF_TOKEN: 'hf' })).toEqual({
    baseUrl: 'https://api.openai.com/v1',
    apiKey: 'k',
    name: 'gpt',
  })
})

test('uses the Hugging Face token as the key of its router', () => {
  expect(modelSettings({ OPENAI_BASE_URL: router, HF_TOKEN: 'hf' })).toEqual({
    baseUrl: router,
    apiKey: 'hf',
    name: llama,
  })
})

test('configures a model without a key for a base URL alone', () => {
  const OPENAI_BASE_URL = 'http://127.0.0.1:11434/v1'
  expect(modelSettings({ OPENAI_BASE_URL, OPENAI_MODEL: 'qwen' })).toEqual({
    baseUrl: OPENAI_BASE_URL,
    apiKey: null,
    name: 'qwen',
  })
})

test.each(['http://127.0.0.1:11434/v1', 'https://nothuggingface.co/v1'])(
  'does not send the Hugging Face token to %s',
  (OPENAI_BASE_URL) => {
    expect(modelSettings({ OPENAI_BASE_URL, HF_TOKEN: 'hf' })?.apiKey).toBeNull()
  },
)

test.each([
  [{ OPENAI_CONTEXT_CHARS: '24000', OPENAI_FIRST_TOKEN_SECONDS: '20' }, 24_000, 20_000],
  [{ OPENAI_CONTEXT_CHARS: '10', OPENAI_FIRST_TOKEN_SECONDS: '0' }, 2_000, 1_000],
  [{ OPENAI_CONTEXT_CHARS: 'many' }, undefined, undefined],
])('reads the budgets of %o', (variables, contextChars, firstMs) => {
  const settings = modelSettings({ OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1', ...variables })
  expect(settings?.contextChars).toBe(contextChars)
  expect(settings?.firstMs).toBe(firstMs)
})
