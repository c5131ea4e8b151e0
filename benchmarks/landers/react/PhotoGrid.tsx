import { Fragment } from 'react'
import * as styles from 'site/landers/gallery/PhotoGrid.css.ts'
import type { ChipGroup, GalleryContent, Person } from './content.ts'
import { PortraitCard } from './PortraitCard.tsx'

interface Props {
  readonly people: readonly Person[]
  readonly example: string
  readonly grid: GalleryContent['grid']
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
export function PhotoGrid({ people, example, grid }: Props) {
  return (
    <div className={styles.photos}>
      <div className={styles.filters}>
        {grid.filters.map((group) => (
          <Chips key={group.name} {...group} />
        ))}
      </div>
      <style>
        {grid.emptyChoices.map((choice) => `.${styles.photos}${choice} .${styles.none}`).join(',')}
        {'{display:block}'}
      </style>
      <p className={styles.none}>{grid.none}</p>
      <ul className={styles.grid}>
        {people.map((person, at) => (
          <Fragment key={person.title}>
            {at === joinAt && (
              <li className={styles.joinItem}>
                <a className={styles.join} href="#join">
                  <span className={styles.joinTitle}>{grid.joinTitle}</span>
                  <span>{grid.joinBody}</span>
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
}
