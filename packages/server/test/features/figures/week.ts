import type { Signup } from '@bouquet/contract'
import { calls, clientMessageIdSchema, memberIdSchema } from '@bouquet/contract/schemas'
import { newId } from '../../../src/platform/ids.ts'
import { testBrand } from '../../support/brand.ts'
import { buy } from '../../support/payments.ts'
import { confirmByMail, signUp } from '../../support/people.ts'
import { picture } from '../../support/pictures.ts'
import { testServer } from '../../support/server.ts'
import { makeSiteFolder } from '../../support/siteFolder.ts'

const daySeconds = 86_400

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** Three brands with a home page and two landers each, on the eve of Monday, 2 March 2026. */
export async function threeBrands() {
  const { siteDir, write } = makeSiteFolder()
  const ids = ['harbour', 'dusk', 'dawn']
  for (const id of ids) {
    for (const page of ['', 'landers/gallery/', 'landers/tinderswipe/']) {
      write(`de/${page}index.html`, page, `${id}.example`)
    }
  }
  const server = await testServer({ siteDir, brands: ids.map((id) => testBrand(id)) })
  const at = (brand: string) => server.client(`${brand}.localhost`)
  return {
    ...server,
    at,
    nextDay: () => server.clock.pass(daySeconds),
    /** Opens a page some times. */
    async visit(
      brand: string,
      path: string,
      times = 1,
      headers: Readonly<Record<string, string>> = { 'user-agent': browser },
    ) {
      for (let time = 0; time < times; time += 1) await at(brand).fetch(path, { headers })
    },
    /** People who sign up on a page. */
    async join(brand: string, names: readonly string[], own: Partial<Signup> = {}) {
      const joined = []
      for (const name of names) {
        const language = 'de' as const
        joined.push(await signUp(server, { language, ...own, name }, at(brand)))
      }
      return joined
    },
  }
}

export type Week = Awaited<ReturnType<typeof threeBrands>>
type Person = Awaited<ReturnType<Week['join']>>[number]

const write = ({ client }: Person, to: Person) =>
  client.call(calls.sendMessage, {
    body: {
      profile: memberIdSchema.parse(to.user.id),
      text: 'Shall we meet on Sunday?',
      client_id: clientMessageIdSchema.parse(newId()),
    },
  })

/** What happens in a week; the tests count it by hand. */
export async function playWeek(week: Week) {
  const { nextDay, visit, join } = week
  const confirm = ({ client, user }: Person) => confirmByMail(week, client, user.email)

  // Monday: Harbour has an advertisement in a paper.
  nextDay()
  await visit('harbour', '/de/landers/gallery?network=paper', 40)
  await visit('harbour', '/de/landers/gallery?network=anna@post.example')
  await visit('harbour', '/de/landers/gallery', 1, { 'user-agent': 'Googlebot/2.1' })
  await visit('harbour', '/de/landers/gallery', 1, {
    'user-agent': browser,
    'sec-purpose': 'prefetch',
  })
  await visit('harbour', '/de/landers/missing')
  const [otto] = await join('harbour', ['Otto'], { gender: 'male', seeking: 'female' })
  if (!otto) throw new Error('Nobody has joined.')
  await confirm(otto)
  const readers = await join(
    'harbour',
    ['Ada', 'Bea', 'Cleo', 'Dora', 'Edda', 'Fee', 'Gesa', 'Hedy'],
    { tracking: { network: 'paper', lander: 'gallery' } },
  )

  // Tuesday: Dusk opens.
  nextDay()
  for (const reader of readers.slice(0, 7)) await confirm(reader)
  await visit('dusk', '/de/landers/tinderswipe', 12)
  const evening = await join('dusk', ['Ina', 'Jule', 'Kim', 'Lea', 'Mia', 'Nora'], {
    tracking: { lander: 'tinderswipe' },
  })
  for (const person of evening.slice(0, 2)) await confirm(person)

  // Wednesday: photos, two of one member, and three visits at Dawn.
  nextDay()
  for (const { client } of readers.slice(0, 6)) {
    await client.call(calls.uploadPhoto, { file: await picture() })
  }
  await readers[0]?.client.call(calls.uploadPhoto, { file: await picture() })
  await visit('dawn', '/de', 3)

  // Thursday: messages, two of one member.
  nextDay()
  for (const reader of readers.slice(0, 5)) await write(reader, otto)
  if (readers[0]) await write(readers[0], otto)

  // Friday: purchases. Saturday: one buys again.
  nextDay()
  const bought = []
  for (const { client } of readers.slice(0, 5)) bought.push(await buy(week, client))
  nextDay()
  if (readers[0]) bought.push(await buy(week, readers[0].client))
  nextDay()
  await week.services.visits.flush()
  return { readers, bought, price: bought[0]?.payment.price ?? { amount: 0, currency: 'EUR' } }
}
