import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

test('has a default for every variable', () => {
  expect(readEnv({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    loopback: true,
    dataFolder: resolve('data'),
    publicUrl: 'http://localhost:3000',
    databaseUrl: null,
    smtp: null,
    model: null,
    maxFileBytes: 50 * 1024 * 1024,
    inbox: true,
    realtime: true,
    trustedProxies: [],
    quotas: { storageBytes: 2048 * 1024 * 1024, bases: 1000, modelCallsPerDay: 2000 },
    backups: { daily: 7, weekly: 4 },
    s3: null,
  })
})

test.each([
  [{ PORT: 'http' }, 'PORT must be a port number'],
  [{ PORT: '70000' }, 'PORT '],
  [{ PUBLIC_URL: 'stoa.example' }, 'PUBLIC_URL must be a URL'],
  [{ PUBLIC_URL: 'ftp://stoa.example' }, 'PUBLIC_URL must be a URL'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be a postgres:// URL'],
  [{ SMTP_URL: 'http://mail' }, 'SMTP_URL must be an smtp:// or smtps:// URL'],
  [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM must be set'],
  [{ OPENAI_BASE_URL: 'localhost:1234' }, 'OPENAI_BASE_URL must be a URL'],
  [{ STOA_MAX_FILE_MB: 'big' }, 'STOA_MAX_FILE_MB must be a number of megabytes'],
  [{ STOA_MAX_FILE_MB: '0' }, 'STOA_MAX_FILE_MB '],
  [{ STOA_REALTIME: 'no' }, 'STOA_REALTIME must be on or off'],
  [{ TRUST_PROXY: 'nginx' }, 'TRUST_PROXY nginx is not an address'],
  [{ STOA_QUOTA_BASES: 'many' }, 'STOA_QUOTA_BASES must be a number'],
  [{ STOA_QUOTA_MB: '-1' }, 'STOA_QUOTA_MB '],
])('rejects %o in one line', (variables, message) => {
  expect(() => readEnv(variables)).toThrow(message)
  expect(() => readEnv(variables)).toThrow(/^Cannot start: [^\n]+$/)
})

test('lists all invalid variables together', () => {
  expect(() => readEnv({ PORT: 'x', STOA_MAX_FILE_MB: 'y' })).toThrow(/PORT .*; STOA_MAX_FILE_MB /)
})

test('treats an empty value as not set', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: ' ' })).toEqual(readEnv({}))
})

test('reads the model and sends the Hugging Face token to no other host', () => {
  expect(readEnv({ OPENAI_BASE_URL: 'http://localhost:1234/v1/', HF_TOKEN: 'hf' }).model).toEqual({
    baseUrl: 'http://localhost:1234/v1',
    apiKey: null,
    name: 'meta-llama/Llama-3.1-8B-Instruct',
  })
})

test.each([
  ['http://localhost:3000', '127.0.0.1', true],
  ['http://[::1]:3000', '127.0.0.1', true],
  ['https://stoa.example', '127.0.0.1', false],
  ['http://localhost:3000', '0.0.0.0', false],
])('with the address %s and bound to %s, the inbox is available: %s', (PUBLIC_URL, HOST, inbox) => {
  expect(readEnv({ PUBLIC_URL, HOST }).inbox).toBe(inbox)
})

test.each([
  ['127.0.0.1', true],
  ['127.1.2.3', true],
  ['::1', true],
  ['localhost', true],
  ['0.0.0.0', false],
  ['::', false],
  ['192.168.1.2', false],
  ['127.0.0.1.example.com', false],
])('bound to %s, it listens on loopback only: %s', (HOST, loopback) => {
  expect(readEnv({ HOST }).loopback).toBe(loopback)
})
