import { clsx } from 'clsx'
import type { ReactNode, Ref } from 'react'
import { Loading, Skeleton } from '../Skeleton/index.ts'
import { TextField } from '../TextField/index.ts'
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

/** Controlled search text. The caller filters the conversations. */
export interface ConversationSearch {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** Shown if no conversation matches the search. */
  readonly noneText: string
}

export type ConversationListContent =
  | { readonly kind: 'loading'; readonly label: string }
  | { readonly kind: 'empty'; readonly message: ReactNode }
  | { readonly kind: 'conversations'; readonly conversations: readonly Conversation[] }

export interface ConversationListProps {
  readonly label: string
  readonly content: ConversationListContent
  /** Useful from about six conversations on. */
  readonly search?: ConversationSearch | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLDivElement> | undefined
}

const Content = ({ label, content, search }: ConversationListProps) => {
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
            {search !== undefined && search.value !== '' && content.conversations.length === 0
              ? search.noneText
              : null}
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

/** All conversations of the member, latest first. */
export const ConversationList = ({
  label,
  content,
  search,
  className,
  ...rest
}: ConversationListProps) => {
  return (
    <div {...rest} className={clsx(css.root, className)} data-content={content.kind}>
      {search === undefined || content.kind === 'empty' ? null : (
        <TextField
          type="search"
          label={search.label}
          value={search.value}
          onChange={search.onChange}
          isDisabled={content.kind === 'loading'}
          autoComplete="off"
          className={css.search}
        />
      )}
      <Content {...{ label, content, search }} />
    </div>
  )
}
