import type { PropsWithChildren } from 'react'
import { Button } from '../../Button/index.ts'
import * as css from '../../Popover/Popover.css.ts'
import { Stack } from './layout.tsx'

interface PopoverPictureProps extends PropsWithChildren {
  /** Words of the button that opens it. */
  readonly button: string
  readonly title: string
}

/** How a popover looks when it is open below its button, without opening one. */
export function PopoverPicture({ button, title, children }: PopoverPictureProps) {
  return (
    <Stack maxInlineSize="20rem">
      <span>
        <Button variant="outline" tone="neutral" size="sm">
          {button}
        </Button>
      </span>
      <div className={css.popover}>
        <h3 className={css.title}>{title}</h3>
        <div className={css.body}>{children}</div>
      </div>
    </Stack>
  )
}
