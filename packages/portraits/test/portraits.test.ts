import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { type Person, people, personFromSeed, portraitSvg } from '../src/index.ts'

/** Checks for broken tags, missing quotes and duplicate attributes. */
const problemsIn = (xml: string): string[] => {
  const problems: string[] = []
  const open: string[] = []
  for (const [tag, slash, name = '', attributes = '', end] of xml.matchAll(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g,
  )) {
    const names = [...attributes.matchAll(/([\w:-]+)="/g)].map((found) => found[1])
    if (new Set(names).size !== names.length) problems.push(`twice in ${tag}`)
    if (slash === '/' && open.pop() !== name) problems.push(`closes wrongly: ${tag}`)
    if (slash === '' && end === '') open.push(name)
  }
  if (open.length > 0) problems.push(`left open: ${open.join()}`)
  if (xml.replaceAll(/<[^<>]*>/g, '').trim() !== '') problems.push('text outside tags')
  if (/NaN|undefined|Infinity/.test(xml)) problems.push('a number is missing')
  return problems
}

const scenesOf = (person: Person) => person.scenes.map((_, scene) => ({ person, scene }))
const pictures = people.flatMap(scenesOf)

describe('the cast', () => {
  test('DOM-7 the cast has 48 women and 48 men from 22 to 68, each under one key', () => {
    expect(people.filter(({ gender }) => gender === 'female')).toHaveLength(48)
    expect(people.filter(({ gender }) => gender === 'male')).toHaveLength(48)
    expect(new Set(people.map(({ key }) => key)).size).toBe(96)
    const ages = people.map(({ age }) => age)
    expect(Math.min(...ages)).toBe(22)
    expect(Math.max(...ages)).toBe(68)
  })

  test('DOM-7 the cast shows nobody twice', () => {
    const looks = people.map(({ key: _, age: __, scenes: ___, ...look }) => JSON.stringify(look))
    expect(new Set(looks).size).toBe(96)
    const features = people.map(({ gender, skin, hair, beard, glasses }) =>
      [gender, skin, hair.style, hair.color, beard, glasses].join(),
    )
    expect(new Set(features).size).toBe(96)
  })

  test('DOM-7 the cast shows each person in three different places', () => {
    for (const { scenes } of people) {
      expect(new Set(scenes.map(({ place }) => place)).size).toBe(3)
    }
  })

  test('DOM-7 a seed draws the same person each time, another seed another one', () => {
    const options = { gender: 'female', age: 34 } as const
    expect(personFromSeed('rowan', options)).toEqual(personFromSeed('rowan', options))
    expect(personFromSeed('rowan', options)).not.toEqual(personFromSeed('hazel', options))
  })
})

describe('a portrait', () => {
  test('DOM-7 a portrait is the same every time', () => {
    for (const { person, scene } of pictures) {
      expect(portraitSvg(person, { scene })).toBe(portraitSvg(person, { scene }))
    }
  })

  test('DOM-7 a portrait is sound XML without outside references', () => {
    for (const { person, scene } of pictures) {
      const svg = portraitSvg(person, { scene })
      expect(problemsIn(svg), `${person.key}/${scene}`).toEqual([])
      expect(svg).not.toMatch(/href="(?!#)|<image|<script/)
    }
  })

  test('DOM-7 a portrait refers only to definitions of its own, under names no other picture uses', () => {
    const taken = new Set<string>()
    for (const { person, scene } of pictures) {
      const svg = portraitSvg(person, { scene })
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((found) => found[1] ?? '')
      const wanted = [...svg.matchAll(/(?:url\(|href=")#([^")]+)/g)].map((found) => found[1] ?? '')
      expect(wanted.filter((id) => !ids.includes(id))).toEqual([])
      expect(ids.filter((id) => taken.has(id))).toEqual([])
      for (const id of ids) taken.add(id)
    }
  })

  test('DOM-7 a portrait stays light', () => {
    const sizes = pictures.map(({ person, scene }) => portraitSvg(person, { scene }).length)
    expect(Math.max(...sizes)).toBeLessThan(22_000)
  })

  test('DOM-7 a portrait falls back on a scene the person has when asked for one too many', () => {
    const [person] = people
    expect(person && portraitSvg(person, { scene: 3 })).toBe(
      person && portraitSvg(person, { scene: 0 }),
    )
  })

  test('DOM-7 a portrait becomes a picture of 800 by 1000', async () => {
    const [person] = people
    expect(person).toBeDefined()
    const drawn = sharp(Buffer.from(person ? portraitSvg(person) : ''))
    const { width, height, format } = await drawn.metadata()
    expect([width, height, format]).toEqual([800, 1000, 'svg'])
  })

  test('DOM-7 a portrait fills the frame with colour for everybody', async () => {
    for (const person of people) {
      const svg = Buffer.from(portraitSvg(person))
      const { channels, isOpaque } = await sharp(svg, { density: 9 }).stats()
      expect(isOpaque, person.key).toBe(true)
      expect(Math.max(...channels.map(({ stdev }) => stdev)), person.key).toBeGreaterThan(20)
    }
  })
})
