import { column } from '@bouquet/ui/base'
import * as styles from 'site/landers/gallery/styles.css.ts'
import { art } from 'site/parts/Art.css.ts'
import { lead } from 'site/styles/page.css.ts'
import type { GalleryContent } from './content.ts'
import { Drawing } from './Drawing.tsx'
import { Frame } from './Frame.tsx'
import { PhotoGrid } from './PhotoGrid.tsx'
import { SignupForm } from './SignupForm.tsx'

export function Gallery({ content }: { readonly content: GalleryContent }) {
  return (
    <Frame content={content}>
      <div className={`${column} ${styles.page}`}>
        <header className={styles.head}>
          <h1 className={styles.title}>{content.title}</h1>
          <p className={lead}>{content.lead}</p>
        </header>
        <PhotoGrid people={content.people} example={content.example} grid={content.grid} />
      </div>
      <section className={styles.ending}>
        <Drawing className={art} svg={content.hero} />
        <div className={`${column} ${styles.stage}`}>
          <div className={styles.invitation}>
            <h2 className={styles.invitationTitle}>{content.grid.formTitle}</h2>
            <p className={styles.invitationBody}>{content.grid.formBody}</p>
          </div>
          <div className={styles.card} id="join">
            <SignupForm {...content.form} />
          </div>
        </div>
      </section>
    </Frame>
  )
}
