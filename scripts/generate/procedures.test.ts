import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { currentProcedures, PROCEDURES_FILE, proceduresText } from './procedures.ts'

test('lists the procedures of all migrations', async () => {
  // Run npm run types
  expect(await readFile(PROCEDURES_FILE, 'utf8')).toBe(await proceduresText())
})

test('lists the newest migration of a procedure, with what it does', () => {
  const procedures = currentProcedures([
    ['1_first.sql', '-- Adds two\n-- numbers. In any order.\ncreate function private.sum() as $$'],
    ['2_faster.sql', '-- As before, in less time.\ncreate or replace function private.sum() as $$'],
  ])
  expect([...procedures]).toEqual([
    ['private.sum', { migration: '2_faster.sql', purpose: 'Adds two numbers.' }],
  ])
})

test('leaves out procedures that were dropped, unless they were defined again', () => {
  const procedures = currentProcedures([
    ['1_first.sql', 'create function a.kept() as $$\ncreate function a.gone() as $$'],
    ['2_next.sql', 'create function a.kept(p integer) as $$\ndrop function a.kept();\n'],
    ['3_last.sql', 'drop function if exists a.gone();\n'],
  ])
  expect([...procedures.keys()]).toEqual(['a.kept'])
})
