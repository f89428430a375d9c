import type { Tree } from '../../../src/source/tree.js';
import { renderOpenApi } from '../../openapi/render-documents.js';

/** What the pages read of an OpenAPI 3.1 document that this package makes. */
export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly responses: Readonly<Record<string, Answer>>;
    readonly securitySchemes: Readonly<
      Record<string, { readonly description: string; readonly 'x-audience'?: string }>
    >;
  };
}

export interface Operation {
  readonly operationId: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly { readonly name: string; readonly description: string }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, Answer | { readonly $ref: string }>>;
  readonly 'x-capability': { readonly id: string; readonly status: string; readonly visibility: string };
}

export interface Answer {
  readonly description: string;
  readonly content?: Content;
}

export type Content = Readonly<
  Record<
    string,
    {
      readonly schema: { readonly $ref?: string };
      readonly example?: unknown;
      readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
    }
  >
>;

/** A service with its document, as text too. */
export interface Service {
  readonly name: string;
  readonly text: string;
  readonly document: OpenApi;
}

/** The services with routes, sorted by name. */
export const servicesOf = (tree: Tree): Service[] =>
  renderOpenApi(tree).map(([file, text]) => ({
    name: file.slice('openapi/'.length, -'.json'.length),
    text,
    document: JSON.parse(text),
  }));

/** One route of a service. */
export interface Route {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
  readonly document: OpenApi;
  /** Stands for the host in examples. */
  readonly host: string;
}
