import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { draftOfNewChat } from '../question/use-draft.ts'
import { useOpenChat } from './use-open-chat.ts'

const FILE = 'tides'
const chat = (id: string, first_question: string | null = 'Why?') => ({
  id,
  file_id: FILE,
  first_question,
})
type Shown = { chats: ReturnType<typeof chat>[] | undefined; isTyping: boolean }

const show = (initialProps: Shown) =>
  renderHook((shown: Shown) => useOpenChat({ fileId: FILE, ...shown }), { initialProps })

beforeEach(() => localStorage.clear())

test('opens the most recently used chat, which stays open while another one is used elsewhere', () => {
  const { result, rerender } = show({ chats: undefined, isTyping: false })
  expect(result.current.chatId).toBeNull()
  rerender({ chats: [chat('a'), chat('b')], isTyping: false })
  expect(result.current.chatId).toBe('a')
  rerender({ chats: [chat('b'), chat('a')], isTyping: false })
  expect(result.current.chatId).toBe('a')
})

test('opens the first chat about the file that is made elsewhere', () => {
  const { result, rerender } = show({ chats: [], isTyping: false })
  rerender({ chats: [chat('a')], isTyping: false })
  expect(result.current.chatId).toBe('a')
})

test('stays in a new chat in which something was typed', () => {
  const { result, rerender } = show({ chats: [], isTyping: true })
  rerender({ chats: [chat('a')], isTyping: true })
  expect(result.current.chatId).toBeNull()
})

test('opens a new chat with what was typed where the open one was deleted elsewhere', () => {
  const { result, rerender } = show({ chats: [chat('a'), chat('b')], isTyping: false })
  localStorage.setItem('stoa-draft:a', 'Half a question')
  rerender({ chats: [chat('b')], isTyping: true })
  expect(result.current.chatId).toBeNull()
  expect(localStorage.getItem(`stoa-draft:${draftOfNewChat(FILE)}`)).toBe('Half a question')
})

test('keeps a chat open that was just made and is not listed yet', () => {
  const { result, rerender } = show({ chats: [chat('a')], isTyping: false })
  act(() => result.current.setOpened({ [FILE]: 'new' }))
  rerender({ chats: [chat('a')], isTyping: false })
  expect(result.current.chatId).toBe('new')
})

test('moves the question that a new chat was made for to it, where the page was left before it was saved', () => {
  localStorage.setItem(`stoa-draft:${draftOfNewChat(FILE)}`, 'Why two tides?')
  const { result } = show({ chats: [chat('a', null), chat('b')], isTyping: true })
  expect(result.current.chatId).toBe('a')
  expect(localStorage.getItem('stoa-draft:a')).toBe('Why two tides?')
})
