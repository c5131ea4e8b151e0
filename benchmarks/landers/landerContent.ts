import { exampleInterests, type Locale } from '@bouquet/contract'
import { translator } from '@bouquet/i18n/node'
import type { Brand } from '@bouquet/theme'
import { heroArt, symbol } from '@bouquet/theme/art'
import { pathOf } from '../../sites/dating/src/address.ts'
import { ageBounds, emptyChoices } from '../../sites/dating/src/landers/gallery/photoFilters.ts'
import { footerContent } from '../content/footerContent.ts'
import { formContent } from '../content/formContent.ts'
import type {
  GalleryContent,
  HeadContent,
  PageContent,
  TinderswipeContent,
} from './react/content.ts'
import type { ShownPerson } from './readPeople.ts'

interface Source {
  readonly brand: Brand
  readonly locale: Locale
  readonly people: readonly ShownPerson[]
  readonly head: HeadContent
}

/** Everything on the lander `tinderswipe` of a brand. @param cards portraits before the form */
export function tinderswipeContent(source: Source, cards: number): TinderswipeContent {
  const t = translator(source.locale)
  const numbers = Array.from({ length: cards }, (_, index) => index + 1)
  return {
    ...common(source, 'tinderswipe'),
    deck: {
      label: t('landers:tinderswipe.label'),
      keys: t('landers:tinderswipe.keys'),
      skip: t('landers:tinderswipe.skip'),
      like: t('landers:tinderswipe.like'),
      pass: t('landers:tinderswipe.pass'),
      positions: numbers.map((at) => t('landers:tinderswipe.position', { at, count: cards })),
      formTitle: t('landers:tinderswipe.form_title'),
      formBody: t('landers:tinderswipe.form_body'),
      afterLikes: numbers.map((count) => t('landers:tinderswipe.liked', { count })),
    },
  }
}

/** Everything on the lander `gallery` of a brand. */
export function galleryContent(source: Source): GalleryContent {
  const t = translator(source.locale)
  const examples = source.people.map(({ title, picture, ...person }) => ({
    ...person,
    id: title,
    src: picture.src,
    srcset: picture.srcSet,
  }))
  const [first, second] = ageBounds(examples)
  return {
    ...common(source, 'gallery'),
    grid: {
      filters: [
        {
          name: 'gender',
          legend: t('landers:gallery.show'),
          options: [
            { value: 'any', text: t('landers:gallery.everyone') },
            { value: 'female', text: t('landers:gallery.women') },
            { value: 'male', text: t('landers:gallery.men') },
          ],
        },
        {
          name: 'age',
          legend: t('landers:gallery.age'),
          options: [
            { value: 'any', text: t('landers:gallery.any_age') },
            { value: 'one', text: t('landers:gallery.under', { age: first }) },
            { value: 'two', text: t('landers:gallery.between', { from: first, to: second - 1 }) },
            { value: 'three', text: t('landers:gallery.over', { age: second }) },
          ],
        },
        {
          name: 'interest',
          legend: t('landers:gallery.interest'),
          options: [
            { value: 'any', text: t('landers:gallery.anything') },
            ...exampleInterests.map((value) => ({
              value,
              text: t(`attributes:interest.${value}`),
            })),
          ],
        },
      ],
      none: t('landers:gallery.none'),
      emptyChoices: emptyChoices(examples, true),
      joinTitle: t('landers:gallery.join_title'),
      joinBody: t('landers:gallery.join_body'),
      formTitle: t('landers:gallery.form_title'),
      formBody: t('landers:gallery.form_body'),
    },
  }
}

function common(
  { brand, locale, people, head }: Source,
  lander: 'tinderswipe' | 'gallery',
): PageContent {
  const t = translator(locale)
  return {
    head,
    brand: brand.name,
    home: pathOf(locale, 'home'),
    skip: t('common:skip_to_content'),
    title: t(`landers:${lander}.title`),
    lead: t(`landers:${lander}.lead`),
    symbol: symbol(brand),
    hero: heroArt(brand, { width: 1600, height: 900 }),
    people: people.map(({ title, gender, ageGroup, interests, picture }) => ({
      title,
      gender,
      ageGroup,
      interests: interests.map((id) => ({ id, label: t(`attributes:interest.${id}`) })),
      picture,
    })),
    example: t('landers:tinderswipe.example'),
    form: formContent(brand, locale, t, lander),
    footer: footerContent(brand, locale, t, lander),
  }
}
