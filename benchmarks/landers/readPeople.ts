import type { Interest } from '@bouquet/contract'
import { interests } from '@bouquet/contract'
import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { select, selectAll } from 'hast-util-select'
import { toString as textOf } from 'hast-util-to-string'
import type { Picture } from './react/content.ts'

/** A person as Bouquet's own gallery shows them. */
export interface ShownPerson {
  readonly title: string
  readonly name: string
  readonly age: number
  readonly gender: 'female' | 'male'
  readonly ageGroup: string
  readonly interests: readonly Interest[]
  readonly picture: Picture
}

/** The people of a built gallery page, so that all pages show the same portraits. */
export function readPeople(html: string): readonly ShownPerson[] {
  const people = selectAll('main li[data-gender]', fromHtml(html)).map((item) => {
    const title = textOf(item).match(/^\s*(\S+), (\d+)/)
    const gender = attribute(item, 'dataGender')
    if (!title || (gender !== 'female' && gender !== 'male'))
      throw new Error(`A card of the gallery reads “${textOf(item)}”, without name, age or gender.`)
    const [, name = '', age = ''] = title
    const loved = attribute(item, 'dataInterests').split(' ')
    return {
      title: `${name}, ${age}`,
      name,
      age: Number(age),
      gender,
      ageGroup: attribute(item, 'dataAge'),
      interests: interests.filter((interest) => loved.includes(interest)),
      picture: pictureOf(item),
    } as const
  })
  if (people.length === 0) throw new Error('The built gallery shows nobody.')
  return people
}

function pictureOf(item: Element): Picture {
  const image = select('img', item)
  if (!image) throw new Error('A card of the gallery has no picture.')
  return {
    src: attribute(image, 'src'),
    srcSet: attribute(image, 'srcSet'),
    sources: selectAll('source', item).map((source) => ({
      type: attribute(source, 'type'),
      srcSet: attribute(source, 'srcSet'),
    })),
  }
}

function attribute({ properties }: Element, name: string): string {
  const value = properties[name]
  return Array.isArray(value) ? value.join(', ') : String(value ?? '')
}
