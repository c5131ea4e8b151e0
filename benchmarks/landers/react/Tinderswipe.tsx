import { column } from '@bouquet/ui/base'
import { keys, skip } from 'site/landers/tinderswipe/Deck.css.ts'
import * as styles from 'site/landers/tinderswipe/styles.css.ts'
import { art } from 'site/parts/Art.css.ts'
import type { TinderswipeContent } from './content.ts'
import { Deck } from './Deck.tsx'
import { Drawing } from './Drawing.tsx'
import { Frame } from './Frame.tsx'

export function Tinderswipe({ content }: { readonly content: TinderswipeContent }) {
  return (
    <Frame content={content}>
      <div className={styles.scene}>
        <Drawing className={art} svg={content.hero} />
        <div className={`${column} ${styles.stage}`}>
          <div className={styles.texts}>
            <h1 className={styles.title}>{content.title}</h1>
            <p className={styles.lead}>{content.lead}</p>
            <p className={keys}>{content.deck.keys}</p>
            <p>
              <a className={skip} href="#join">
                {content.deck.skip}
              </a>
            </p>
          </div>
          <Deck
            people={content.people.slice(0, content.deck.positions.length)}
            example={content.example}
            deck={content.deck}
            form={content.form}
          />
        </div>
      </div>
    </Frame>
  )
}
