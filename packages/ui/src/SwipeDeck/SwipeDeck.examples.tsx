import { anna, joris } from '../stories/people.ts'
import { noop, Stack } from '../stories/pictures/layout.tsx'
import { SwipeDeck, type SwipeDeckProps } from './index.ts'

const content: SwipeDeckProps['content'] = {
  kind: 'people',
  people: [
    { ...anna, id: 'anna', description: 'Utrecht' },
    { ...joris, id: 'joris', description: 'Arnhem' },
  ],
}

export const good = (
  <Stack maxInlineSize="15rem">
    <SwipeDeck
      label="People, do"
      description="4 likes left today"
      content={content}
      onDecide={noop}
      onUndo={noop}
    />
  </Stack>
)

export const bad = (
  <Stack maxInlineSize="15rem">
    <SwipeDeck
      label="People, don’t"
      description="0 likes left today"
      content={content}
      onDecide={noop}
    />
  </Stack>
)
