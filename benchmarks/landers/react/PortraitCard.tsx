import * as styles from 'site/parts/PortraitCard.css.ts'
import type { Person } from './content.ts'

interface Props {
  readonly person: Person
  /** "Example profile" */
  readonly example: string
  readonly sizes: string
  readonly isFirst?: boolean
  readonly hasChips?: boolean
}

export function PortraitCard({
  person: { title, interests, picture },
  example,
  sizes,
  isFirst = false,
  hasChips = true,
}: Props) {
  const image = (
    <img
      className={styles.picture}
      src={picture.src}
      srcSet={picture.srcSet}
      sizes={sizes}
      width="640"
      height="800"
      alt=""
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      draggable={false}
    />
  )
  return (
    <figure className={styles.card}>
      {picture.sources.length === 0 ? (
        image
      ) : (
        <picture>
          {picture.sources.map(({ type, srcSet }) => (
            <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
          ))}
          {image}
        </picture>
      )}
      <figcaption>
        <span className={styles.texts}>
          <span className={styles.name}>{title}</span>
          {hasChips && (
            <span className={styles.chips}>
              {interests.map(({ id, label }) => (
                <span key={id} className={styles.chip}>
                  {label}
                </span>
              ))}
            </span>
          )}
        </span>
        <span className={styles.example}>{example}</span>
      </figcaption>
    </figure>
  )
}
