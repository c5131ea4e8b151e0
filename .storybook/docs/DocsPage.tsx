import {
  Controls,
  Description,
  DocsContext,
  DocsStory,
  Heading,
  Primary,
  Title,
} from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import type { PageGuidance } from '../../packages/ui/src/stories/page.ts'
import { Advice } from './Advice.tsx'
import { Changes } from './Changes.tsx'
import { TokenList } from './TokenList.tsx'
import { WhenNear } from './WhenNear.tsx'

/**
 * What a component is for, its first story with controls, advice with pictures, its other stories, its
 * tokens and changes; each rendered when it comes near the window.
 */
export function DocsPage() {
  const { componentStories, getStoryContext, storyById } = useContext(DocsContext)
  const primary = storyById()
  const others = componentStories().filter(
    ({ id, tags }) => id !== primary.id && tags.includes('autodocs'),
  )
  const guidance: PageGuidance | undefined = primary.parameters['docs']?.guidance
  const { brand } = getStoryContext(primary)['globals']
  return (
    <>
      <Title />
      <Description of="meta" />
      <Primary />
      <WhenNear blockSize="40rem">
        <Controls />
      </WhenNear>
      {guidance === undefined ? null : (
        <WhenNear blockSize="20rem">
          <Advice component={componentName(primary.title)} {...guidance} />
        </WhenNear>
      )}
      {others.length === 0 ? null : <Heading>Stories</Heading>}
      {others.map(({ id, moduleExport }) => (
        <WhenNear key={id} blockSize="22rem">
          <DocsStory of={moduleExport} expanded />
        </WhenNear>
      ))}
      {guidance === undefined ? null : (
        <WhenNear blockSize="40rem">
          <TokenList brand={String(brand)} />
          <Changes changes={guidance.changes} />
        </WhenNear>
      )}
    </>
  )
}

const componentName = (title: string) => title.split('/').at(-1) ?? title
