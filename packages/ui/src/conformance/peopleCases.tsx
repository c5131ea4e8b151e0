import { Avatar } from '../Avatar/index.ts'
import { FictionalLabel } from '../FictionalLabel/index.ts'
import { InterestIcon } from '../InterestIcon/index.ts'
import { LikeModal } from '../LikeModal/index.ts'
import { LockedPhoto } from '../LockedPhoto/index.ts'
import { MatchReason } from '../MatchReason/index.ts'
import { NewLikeOverlay } from '../NewLikeOverlay/index.ts'
import { OwnPhotoGrid } from '../OwnPhotoGrid/index.ts'
import { Photo } from '../Photo/index.ts'
import { PhotoGrid } from '../PhotoGrid/index.ts'
import { PhotoViewer } from '../PhotoViewer/index.ts'
import { ProfileCard } from '../ProfileCard/index.ts'
import { ProfileFacts } from '../ProfileFacts/index.ts'
import { noFilters, SearchFilters } from '../SearchFilters/index.ts'
import { SignupModal } from '../SignupModal/index.ts'
import { SwipeDeck } from '../SwipeDeck/index.ts'
import { type Cases, noop, options, photo } from './fixtures.tsx'

const ownPhotoLabels = {
  positionText: (position: number, count: number) => `${position} of ${count}`,
  states: { pending: 'Pending', rejected: 'Rejected' },
  main: 'Main',
  makeMain: 'Make main',
  remove: 'Remove',
  menuLabel: (position: number) => `Change ${position}`,
}

export const peopleCases: Cases = {
  Avatar: { render: (rootProps) => <Avatar {...rootProps} name="Anna" photo={photo} /> },
  FictionalLabel: {
    render: (rootProps) => <FictionalLabel {...rootProps} label="Fictional" />,
  },
  InterestIcon: {
    render: (rootProps) => <InterestIcon {...rootProps} name="wine" />,
  },
  LikeModal: {
    isOverlay: true,
    render: (rootProps, isShown) => (
      <LikeModal
        {...rootProps}
        isOpen={isShown}
        onOpenChange={noop}
        person={{ name: 'Anna', age: 34, photo, href: '/anna' }}
        title="Anna likes you"
        actionText="See"
        laterText="Later"
        closeLabel="Close"
      />
    ),
  },
  LockedPhoto: {
    render: (rootProps) => <LockedPhoto {...rootProps} photo={photo} alt="" text="Locked" />,
  },
  MatchReason: {
    render: (rootProps) => (
      <MatchReason {...rootProps} title="Why" reasons={[{ kind: 'distance', text: 'Near' }]} />
    ),
  },
  NewLikeOverlay: {
    isOverlay: true,
    render: (rootProps, isShown) => (
      <NewLikeOverlay
        {...rootProps}
        isOpen={isShown}
        onOpenChange={noop}
        photo={photo}
        title="Anna likes you"
        closeText="Close"
      />
    ),
  },
  OwnPhotoGrid: {
    isLazy: true,
    render: (rootProps) => (
      <OwnPhotoGrid
        {...rootProps}
        label="Own photos"
        photos={[
          { id: 'a', photo, state: 'active' },
          { id: 'b', photo, state: 'pending' },
        ]}
        labels={ownPhotoLabels}
        order={{ onChange: noop, moveEarlier: 'Earlier', moveLater: 'Later', dragLabel: String }}
        onMakeMain={noop}
        onRemove={noop}
      />
    ),
  },
  Photo: { render: (rootProps) => <Photo {...rootProps} photo={photo} alt="" sizes="50vw" /> },
  PhotoGrid: {
    render: (rootProps) => (
      <PhotoGrid
        {...rootProps}
        label="Photos"
        photos={[{ state: 'open', id: 'a', photo, label: 'Enlarge' }]}
        onOpen={noop}
      />
    ),
  },
  PhotoViewer: {
    isOverlay: true,
    render: (rootProps, isShown) => (
      <PhotoViewer
        {...rootProps}
        isOpen={isShown}
        onOpenChange={noop}
        photos={[{ id: 'a', photo, alt: 'Anna' }]}
        shownId="a"
        onShow={noop}
        title="Photos"
        countText="1 of 1"
        closeLabel="Close"
        previousLabel="Previous"
        nextLabel="Next"
        zoomInLabel="Larger"
        zoomOutLabel="Smaller"
      />
    ),
  },
  ProfileCard: {
    render: (rootProps) => (
      <ProfileCard
        {...rootProps}
        name="Anna"
        age={34}
        photo={photo}
        href="/anna"
        likeLabel="Like"
        fictionalLabel="Fictional"
      />
    ),
  },
  ProfileFacts: {
    render: (rootProps) => (
      <ProfileFacts {...rootProps} facts={[{ id: 'a', label: 'Height', text: '1.72 m' }]} />
    ),
  },
  SearchFilters: {
    render: (rootProps) => (
      <SearchFilters
        {...rootProps}
        labels={{
          title: 'Filters',
          open: (count) => `Filters ${count}`,
          close: 'Close',
          clear: 'Clear',
          show: 'Show',
        }}
        value={noFilters}
        onChange={noop}
        gender={{ label: 'Looking for', any: 'Everyone', options }}
        region={{
          label: 'Region',
          any: 'Whole country',
          options,
        }}
        further={[{ id: 'hair', label: 'Hair', any: 'Any', options }]}
      />
    ),
  },
  SignupModal: {
    isOverlay: true,
    render: (rootProps, isShown) => (
      <SignupModal
        {...rootProps}
        isOpen={isShown}
        onOpenChange={noop}
        title="Sign up"
        closeLabel="Close"
      >
        Form
      </SignupModal>
    ),
  },
  SwipeDeck: {
    render: (rootProps) => (
      <SwipeDeck
        {...rootProps}
        content={{ kind: 'people', people: [{ id: 'a', name: 'Anna', age: 34, photo: null }] }}
        labels={{ label: 'People', like: 'Like', skip: 'Skip', undo: 'Undo' }}
        onDecide={noop}
      />
    ),
  },
}
