'use client'
import { clsx } from 'clsx'
import Copy from 'lucide-react/icons/copy'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Flag from 'lucide-react/icons/flag'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { IconButton } from '../IconButton/index.ts'
import { useLabels } from '../internal/labels.ts'
import type { OpenProps } from '../internal/modal.tsx'
import type { RootProps } from '../internal/props.ts'
import { Menu, type MenuItem, type MenuSection } from '../Menu/index.ts'
import * as css from './MessageMenu.css.ts'

export interface MessageMenuProps extends OpenProps, RootProps<HTMLSpanElement> {
  /** Text of the message; without it there is nothing to copy. */
  readonly text?: string | undefined
  /** Removes the message for the reader. */
  readonly onDelete?: (() => void) | undefined
  /** For messages of others. */
  readonly onReport?: (() => void) | undefined
}

/** What can be done with one message: copy its text, report it, delete it. */
export function MessageMenu({
  text,
  onDelete,
  onReport,
  isOpen,
  defaultOpen,
  onOpenChange,
  className,
  ...rest
}: MessageMenuProps) {
  const labels = useLabels()
  const [isCopied, setCopied] = useState(false)
  const copy = async (copied: string) => {
    await navigator.clipboard.writeText(copied)
    setCopied(true)
  }
  const items: readonly (MenuItem | MenuSection)[] = [
    ...(text === undefined
      ? []
      : [
          {
            id: 'copy',
            label: labels('message.copy'),
            icon: <Copy size="1.1em" />,
            onPress: () => {
              void copy(text)
            },
          },
        ]),
    ...(onReport === undefined
      ? []
      : [
          {
            id: 'report',
            label: labels('message.report'),
            icon: <Flag size="1.1em" />,
            onPress: onReport,
          },
        ]),
    ...(onDelete === undefined
      ? []
      : [
          {
            id: 'removal',
            items: [
              {
                id: 'delete',
                label: labels('message.delete'),
                icon: <Trash2 size="1.1em" />,
                tone: 'danger' as const,
                onPress: onDelete,
              },
            ],
          },
        ]),
  ]
  return (
    <span {...rest} className={clsx(css.root, className)}>
      <Menu
        label={labels('message.actions')}
        items={items}
        isOpen={isOpen}
        defaultOpen={defaultOpen}
        onOpenChange={(opens) => {
          if (opens) setCopied(false)
          onOpenChange?.(opens)
        }}
        trigger={
          <IconButton
            className={css.trigger}
            label={labels('message.actions')}
            tone="neutral"
            icon={<Ellipsis size="0.85em" />}
          />
        }
      />
      <span className={css.status} role="status">
        {isCopied ? labels('message.copied') : null}
      </span>
    </span>
  )
}
