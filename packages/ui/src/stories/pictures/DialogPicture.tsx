import type { ReactNode } from 'react'
import * as css from '../../Dialog/Dialog.css.ts'

interface DialogPictureProps {
  readonly title: string
  readonly description?: string
  readonly media?: ReactNode
  readonly actions?: ReactNode
  readonly children?: ReactNode
}

/** How a dialog or a sheet looks when it is open, without opening one. */
export function DialogPicture({
  title,
  description,
  media,
  actions,
  children,
}: DialogPictureProps) {
  return (
    <div className={css.dialog({ size: 'sm' })}>
      {media === undefined ? null : <div className={css.media}>{media}</div>}
      <div className={css.body}>
        <h3 className={css.title}>{title}</h3>
        {description === undefined ? null : <p className={css.description}>{description}</p>}
        {children}
      </div>
      {actions === undefined ? null : <div className={css.actions}>{actions}</div>}
    </div>
  )
}
