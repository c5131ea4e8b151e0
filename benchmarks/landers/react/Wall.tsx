import { Fragment } from 'react'
import * as styles from 'site/parts/Wall.css.ts'
import type { ChipGroup, GalleryContent, Person } from './content.ts'
import { PortraitCard } from './PortraitCard.tsx'

interface Props {
  readonly people: readonly Person[]
  readonly example: string
  readonly wall: GalleryContent['wall']
}

const joinAt = 5

const Chips = ({ name, legend, options }: ChipGroup) => (
  <fieldset>
    <legend className={styles.legend}>{legend}</legend>
    <div className={styles.chips}>
      {options.map(({ value, text }, at) => (
        <label key={value} className={styles.chip}>
          <input
            className={styles.radio}
            type="radio"
            name={name}
            id={`${name}-${value}`}
            defaultChecked={at === 0}
          />
          {text}
        </label>
      ))}
    </div>
  </fieldset>
)

/** Portraits that CSS filters by the chosen chips, so that it needs no script. */
export const Wall = ({ people, example, wall }: Props) => (
  <div className={styles.wall}>
    <div className={styles.filters}>
      {wall.filters.map((group) => (
        <Chips key={group.name} {...group} />
      ))}
    </div>
    <style>
      {wall.emptyChoices.map((choice) => `.${styles.wall}${choice} .${styles.none}`).join(',')}
      {'{display:block}'}
    </style>
    <p className={styles.none}>{wall.none}</p>
    <ul className={styles.grid}>
      {people.map((person, at) => (
        <Fragment key={person.title}>
          {at === joinAt && (
            <li className={styles.joinItem}>
              <a className={styles.join} href="#join">
                <span className={styles.joinTitle}>{wall.joinTitle}</span>
                <span>{wall.joinBody}</span>
              </a>
            </li>
          )}
          <li
            className={styles.person}
            data-gender={person.gender}
            data-age={person.ageGroup}
            data-interests={person.interests.map(({ id }) => id).join(' ')}
          >
            <PortraitCard
              person={person}
              example={example}
              sizes="(min-width: 75rem) 13rem, (min-width: 36rem) 33vw, 50vw"
              isFirst={at < 4}
              hasChips={false}
            />
          </li>
        </Fragment>
      ))}
    </ul>
  </div>
)
