import { createApp, defineComponent, h, nextTick, ref, shallowRef, watch } from 'vue';
import type { ParseResult, PlacedError } from '../../../../src/model/parse-result.js';
import { makeLink } from './link.js';
import type { Start, TryItPlace } from './mount.js';
import { offsetOf } from './offset.js';
import { paint } from './paint.js';
import { resultView } from './result-view.js';

type Validate = (text: string, options: { rules: boolean }) => ParseResult<unknown>;
type Cases = Readonly<Record<'valid' | 'rejected' | 'rule-violations', Readonly<Record<string, unknown>>>>;

/** Loads the validator and the cases of one contract, shows the editor, and gives what starts it anew. */
export async function mountEditor(element: HTMLElement, place: TryItPlace): Promise<(start?: Start) => void> {
  const [{ validate }, cases]: [{ validate: Validate }, Cases] = await Promise.all([
    // With its host: Vite, when it serves, takes an address without one for a file that it is to compile.
    import(/* @vite-ignore */ new URL(place.validate, location.href).href),
    fetch(place.cases).then((response) => response.json()),
  ]);
  const text = ref('');
  const startWith = (name: string): void => {
    const [kind, ...rest] = name.split('/');
    const value = cases[kind as keyof Cases]?.[rest.join('/')];
    if (value !== undefined) text.value = JSON.stringify(value, null, 2);
  };
  const names = (['valid', 'rejected', 'rule-violations'] as const).map((kind): [string, string[]] => [
    kind,
    Object.keys(cases[kind]).map((name) => `${kind}/${name}`),
  ]);
  startWith(names[0]?.[1][0] ?? '');
  createApp(editorOf({ text, names, startWith, validate, hasRules: place.hasRules })).mount(element);
  return (start) => {
    if (start && 'text' in start) text.value = start.text;
    else if (start) startWith(start.case);
  };
}

interface EditorOptions {
  readonly text: { value: string };
  /** The names of the cases by kind. */
  readonly names: readonly (readonly [kind: string, names: readonly string[]])[];
  readonly startWith: (name: string) => void;
  readonly validate: Validate;
  readonly hasRules: boolean;
}

const editorOf = ({ text, names, startWith, validate, hasRules }: EditorOptions) =>
  defineComponent({
    setup() {
      const withRules = ref(hasRules);
      const result = shallowRef(validate(text.value, { rules: withRules.value }));
      watch([text, withRules], () => {
        result.value = validate(text.value, { rules: withRules.value });
      });
      const field = ref<HTMLTextAreaElement>();
      const said = ref('');

      const goTo = ({ line, column }: PlacedError): void => {
        const at = offsetOf(text.value, line, column);
        field.value?.focus();
        field.value?.setSelectionRange(at, at + 1);
      };
      const format = (): void => {
        if (result.value.valid || result.value.errors[0].keyword !== 'json') {
          text.value = JSON.stringify(JSON.parse(text.value), null, 2);
        }
      };
      const copyLink = async (): Promise<void> => {
        const hash = await makeLink(text.value);
        history.replaceState(history.state, '', hash);
        await navigator.clipboard.writeText(location.href).catch(() => undefined);
        said.value = 'The link is copied, and is in the address bar.';
      };
      watch(text, () => nextTick(() => (said.value = '')));

      return () => [
        h('div', { class: 'try-tools' }, [
          caseSelect(names, startWith),
          hasRules ? rulesBox(withRules) : undefined,
          h('button', { type: 'button', onClick: format }, 'Format'),
          h('button', { type: 'button', onClick: copyLink }, 'Copy link'),
          h('span', { role: 'status', class: 'try-said' }, said.value),
        ]),
        h('div', { class: 'try-editor' }, [
          h('div', { class: 'try-sheet' }, [
            h('pre', { 'aria-hidden': 'true', innerHTML: paint(text.value, result.value.errors) }),
            h('textarea', {
              ref: field,
              value: text.value,
              spellcheck: false,
              autocapitalize: 'off',
              autocomplete: 'off',
              wrap: 'off',
              'aria-label': 'JSON to validate',
              'aria-describedby': 'try-result',
              rows: Math.max(8, text.value.split('\n').length + 1),
              onInput: (event: Event) => {
                text.value = (event.target as HTMLTextAreaElement).value;
              },
            }),
          ]),
        ]),
        resultView(result.value, goTo),
        h('p', { class: 'try-privacy' }, 'It is validated in this page. Nothing is sent anywhere.'),
      ];
    },
  });

const caseSelect = (names: EditorOptions['names'], startWith: (name: string) => void) =>
  h('label', [
    h('span', 'Case '),
    h('select', { onChange: (event: Event) => startWith((event.target as HTMLSelectElement).value) }, [
      ...names
        .filter(([, list]) => list.length > 0)
        .map(([kind, list]) =>
          h(
            'optgroup',
            { label: kind },
            list.map((name) => h('option', { value: name }, name.slice(kind.length + 1))),
          ),
        ),
    ]),
  ]);

const rulesBox = (withRules: { value: boolean }) =>
  h('label', [
    h('input', {
      type: 'checkbox',
      checked: withRules.value,
      onChange: (event: Event) => {
        withRules.value = (event.target as HTMLInputElement).checked;
      },
    }),
    ' with rules',
  ]);
