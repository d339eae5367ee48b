import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp } from '../../../testing/app.ts'
import { addFile, newChat, type Setup } from '../../../testing/fixtures/tutor-chat.ts'
import { newPersona, type Persona } from '../../../testing/personas.ts'

const PAGES = [
  'Osmosis is the movement of water through a membrane. Osmosis needs no energy from the cell, and without osmosis a root would be dry.',
  'Plants grow towards the light.',
  'Diffusion is the spreading of a substance from where there is much of it. Diffusion is slow over long distances, so that lungs have many small sacs for diffusion.',
]

describe('suggested terms', () => {
  let setup: Setup
  let fileId = ''
  beforeAll(async () => {
    const app = await createTestApp()
    setup = { app, learner: await newPersona(app, 'learner') }
    fileId = (await newChat(setup.learner, { text: PAGES.join('\f') })).fileId
  })
  afterAll(() => setup.app.close())

  const call = async (body: unknown, { client }: Pick<Persona, 'client'> = setup.learner) => {
    const { data } = await client.auth.getSession()
    return setup.app.fetch(
      new Request(`${setup.app.url}/functions/v1/suggest-terms`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          apikey: setup.app.key,
          authorization: `Bearer ${data.session?.access_token ?? setup.app.key}`,
        },
        body: JSON.stringify(body),
      }),
    )
  }

  it('are those that the text defines, with the pages of their definitions', async () => {
    const response = await call({ file_id: fileId })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      terms: [
        { term: 'Osmosis', page: 1 },
        { term: 'Diffusion', page: 3 },
      ],
    })
  })

  it('are empty where the text defines nothing', async () => {
    const { fileId: plain } = await newChat(setup.learner, {
      text: 'We walked to the harbour. The boats had left. Nobody spoke.',
    })
    expect(await (await call({ file_id: plain })).json()).toEqual({ terms: [] })
  })

  it('are refused to others, without a session and without a text', async () => {
    const stranger = await newPersona(setup.app, 'stranger')
    expect((await call({ file_id: fileId }, stranger)).status).toBe(404)
    expect((await call({ file_id: fileId }, { client: setup.app.client() })).status).toBe(401)
    expect((await call({ file_id: 'cells' })).status).toBe(400)
    const { baseId } = await newChat(setup.learner)
    const unread = await addFile(setup.learner, { baseId }, { text: null })
    expect((await call({ file_id: unread })).status).toBe(409)
  })
})
