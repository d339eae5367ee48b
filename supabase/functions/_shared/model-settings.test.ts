import { expect, test } from 'vitest'
import { modelSettings } from './model-settings.ts'

const router = 'https://router.huggingface.co/v1'
const llama = 'meta-llama/Llama-3.1-8B-Instruct'

test('with nothing set the built-in tutor works', () => {
  expect(modelSettings({})).toBeNull()
  expect(modelSettings({ OPENAI_MODEL: 'some-model' })).toBeNull()
})

test('a key alone is one for the Hugging Face router and its default model', () => {
  expect(modelSettings({ HF_TOKEN: 'hf' })).toEqual({ baseUrl: router, apiKey: 'hf', name: llama })
  expect(modelSettings({ OPENAI_API_KEY: 'k' })).toEqual({
    baseUrl: router,
    apiKey: 'k',
    name: llama,
  })
})

test('a base URL alone is a model without a key', () => {
  const OPENAI_BASE_URL = 'http://127.0.0.1:11434/v1'
  expect(modelSettings({ OPENAI_BASE_URL, OPENAI_MODEL: 'qwen' })).toEqual({
    baseUrl: OPENAI_BASE_URL,
    apiKey: null,
    name: 'qwen',
  })
})

test.each(['http://127.0.0.1:11434/v1', 'https://nothuggingface.co/v1'])(
  'the Hugging Face token is not sent to %s',
  (OPENAI_BASE_URL) => {
    expect(modelSettings({ OPENAI_BASE_URL, HF_TOKEN: 'hf' })?.apiKey).toBeNull()
  },
)
