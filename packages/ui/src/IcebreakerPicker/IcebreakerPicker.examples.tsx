import { noop, Stack } from '../stories/pictures/layout.tsx'
import { IcebreakerPicker } from './index.ts'

export const good = (
  <Stack>
    <IcebreakerPicker
      label="First lines, do"
      lines={[
        {
          id: 'hiking',
          label: 'Which walk would you show somebody first?',
          description: 'You both like hiking',
        },
        {
          id: 'cooking',
          label: 'What do you cook when you have a whole evening?',
          description: 'You both like cooking',
        },
      ]}
      onPick={noop}
    />
  </Stack>
)

export const bad = (
  <Stack>
    <IcebreakerPicker
      label="First lines, don’t"
      lines={[
        { id: 'hi', label: 'Hi' },
        { id: 'how', label: 'How are you?' },
        { id: 'hi-again', label: 'Hi there' },
      ]}
      onPick={noop}
    />
  </Stack>
)
