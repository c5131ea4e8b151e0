'use client'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useControlledState } from 'react-stately/useControlledState'
import type { RootProps } from '../internal/props.ts'
import { SearchField } from '../SearchField/index.ts'
import { Loading, Skeleton } from '../Skeleton/index.ts'
import * as css from './ConversationList.css.ts'
import { type Conversation, ConversationRow } from './ConversationRow.tsx'

const rows = [70, 45, 85, 60, 75] as const

/** Skeleton rows in their final layout. */
const ConversationLoading = () => (
  <div className={css.list}>
    {rows.map((share) => (
      <div key={share} className={css.row}>
        <Skeleton variant="circle" width="4rem" height="4rem" className={css.face} />
        <div className={css.textBlock}>
          <Skeleton width="40%" />
          <Skeleton width={`${share}%`} />
        </div>
      </div>
    ))}
  </div>
)

/** Search by name. With `value` the caller filters the conversations; without it the list does. */
export interface ConversationSearch {
  readonly label: string
  readonly value?: string | undefined
  readonly defaultValue?: string | undefined
  readonly onChange?: ((value: string) => void) | undefined
  /** Shown if no conversation matches the search. */
  readonly emptyMessage: string
}

export type ConversationListContent =
  | { readonly kind: 'loading'; readonly label: string }
  | { readonly kind: 'empty'; readonly message: ReactNode }
  | { readonly kind: 'conversations'; readonly conversations: readonly Conversation[] }

export interface ConversationListProps extends RootProps<HTMLDivElement> {
  readonly label: string
  readonly content: ConversationListContent
  /** Useful from about six conversations on. */
  readonly search?: ConversationSearch | undefined
}

interface ContentProps extends Pick<ConversationListProps, 'label' | 'content'> {
  /** Shown while no conversation has the name searched for. */
  readonly emptyMessage: string | undefined
}

const Content = ({ label, content, emptyMessage }: ContentProps) => {
  switch (content.kind) {
    case 'loading':
      return (
        <Loading label={content.label}>
          <ConversationLoading />
        </Loading>
      )
    case 'empty':
      return content.message
    case 'conversations':
      return (
        <>
          <p className={css.none} role="status">
            {content.conversations.length === 0 ? emptyMessage : null}
          </p>
          {content.conversations.length === 0 ? null : (
            <ul className={css.list} aria-label={label}>
              {content.conversations.map((conversation) => (
                <ConversationRow key={conversation.id} {...conversation} />
              ))}
            </ul>
          )}
        </>
      )
  }
}

/** The conversations with somebody whose name has these letters. */
function withName(content: ConversationListContent, typed: string): ConversationListContent {
  const wanted = typed.trim().toLocaleLowerCase()
  if (content.kind !== 'conversations' || wanted === '') return content
  const conversations = content.conversations.filter(({ name }) =>
    name.toLocaleLowerCase().includes(wanted),
  )
  return { ...content, conversations }
}

/** All conversations of the member, latest first. */
export function ConversationList({
  label,
  content,
  search,
  className,
  ...rest
}: ConversationListProps) {
  const [typed, setTyped] = useControlledState(
    search?.value,
    search?.defaultValue ?? '',
    search?.onChange,
  )
  const shown = search?.value === undefined ? withName(content, typed) : content
  return (
    <div {...rest} className={clsx(css.root, className)} data-content={content.kind}>
      {search === undefined || content.kind === 'empty' ? null : (
        <SearchField
          label={search.label}
          value={typed}
          onChange={setTyped}
          isDisabled={content.kind === 'loading'}
          className={css.search}
        />
      )}
      <Content
        label={label}
        content={shown}
        emptyMessage={typed === '' ? undefined : search?.emptyMessage}
      />
    </div>
  )
}
