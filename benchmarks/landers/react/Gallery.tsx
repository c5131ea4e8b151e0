import { column } from '@bouquet/ui/base'
import { art } from 'site/parts/Art.css.ts'
import * as styles from 'site/screens/gallery.css.ts'
import { lead } from 'site/styles/page.css.ts'
import type { GalleryContent } from './content.ts'
import { Drawing } from './Drawing.tsx'
import { Frame } from './Frame.tsx'
import { SignupForm } from './SignupForm.tsx'
import { Wall } from './Wall.tsx'

export const Gallery = ({ content }: { readonly content: GalleryContent }) => (
  <Frame content={content}>
    <div className={`${column} ${styles.page}`}>
      <header className={styles.head}>
        <h1 className={styles.title}>{content.title}</h1>
        <p className={lead}>{content.lead}</p>
      </header>
      <Wall people={content.people} example={content.example} wall={content.wall} />
    </div>
    <section className={styles.ending}>
      <Drawing className={art} svg={content.hero} />
      <div className={`${column} ${styles.stage}`}>
        <div className={styles.invitation}>
          <h2 className={styles.invitationTitle}>{content.wall.formTitle}</h2>
          <p className={styles.invitationBody}>{content.wall.formBody}</p>
        </div>
        <div className={styles.card} id="join">
          <SignupForm {...content.form} />
        </div>
      </div>
    </section>
  </Frame>
)
