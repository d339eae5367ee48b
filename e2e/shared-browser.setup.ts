import { afterAll } from 'vitest'
import { closeSessions } from './shared-browser.ts'

afterAll(closeSessions)
