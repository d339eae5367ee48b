import { serveOnSupabase } from '../_shared/supabase-host.ts'
import { handle } from './handler.ts'

serveOnSupabase(handle)
