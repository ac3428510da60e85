import { extname } from "node:path";
import multipart, { type Multipart, type MultipartFile } from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { pictureExtensions, uploadTexts } from "#contract/uploads/constants.ts";
import { invalidInput, Refusal, tooLarge, unavailable, wrongContentType } from "#server/errors.ts";
import { FairShares } from "#server/platform/turns/fair-shares.ts";
import { rejectIfSlow } from "./upload-pace.ts";

const wanted = "multipart/form-data";
/** Beside the picture only small fields, and few of them. A second file is let through to be refused by name. */
const limits = { files: 2, fields: 20, parts: 22, fieldSize: 16 * 1024, headerPairs: 20, headerSize: 2 * 1024 };
const mostBesideFile = limits.fields * limits.fieldSize;
const extensions = new Set(["", ...pictureExtensions.map((extension) => `.${extension}`)]);

/** Each is held in memory as a whole. One person has two of them at most, the next one of the rest. */
const places = new FairShares(4);
/** For how long the rest of a refused form is thrown away, so that its sender comes to read why. */
const patienceMs = 2_000;

/** Lets the routes of this scope take forms with a picture, and nothing else; all other routes go on refusing them. */
export async function acceptPictureForms(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  await app.register(multipart, { throwFileSizeLimit: false });
  app.addContentTypeParser("*", (_request, _body, done) => done(wrongContentType(wanted)));
  app.addHook("onResponse", async ({ raw }) => {
    if (raw.readableEnded || raw.destroyed) return;
    const end = setTimeout(() => raw.destroy(), patienceMs).unref();
    raw.once("close", () => clearTimeout(end)).resume();
  });
}

type PictureForm = { fields: Record<string, string>; picture: Buffer | undefined };

type Texts = { tooLarge: string; notAPicture: string };

/** The form of this request, which is refused as soon as it is known to be larger than the contract allows. */
export async function receivePictureForm(request: FastifyRequest, texts: Texts = uploadTexts): Promise<PictureForm> {
  const { file } = request.routeOptions.config;
  if (!file) throw new Error(`${request.routeOptions.url} takes no file`);
  const rule = { ...file, texts };
  if (!request.isMultipart() || request.headers["content-encoding"]) throw wrongContentType(wanted);
  const mostBytes = rule.maxBytes + mostBesideFile;
  if (Number(request.headers["content-length"]) > mostBytes) throw fileTooLarge(rule);
  const holder = request.staff.adminId ?? request.staff.sessionId;
  if (!places.take(holder)) throw unavailable();
  const received = new AbortController();
  const { signal } = received;
  try {
    const form = readForm(request, rule);
    return await Promise.race([form, rejectAbove(mostBytes, request), rejectIfSlow(request, signal)]);
  } catch (error) {
    throw error instanceof Refusal ? error : invalidInput("The form is not valid."); // what the parser throws says no more
  } finally {
    received.abort();
    places.release(holder);
    request.raw.unpipe();
  }
}

/** The parser skips what it has no room for, however long that goes on. */
const rejectAbove = (mostBytes: number, { raw }: FastifyRequest) =>
  new Promise<never>((_resolve, reject) => {
    let received = 0;
    raw.on("data", ({ length }: Buffer) => {
      received += length;
      if (received > mostBytes) reject(tooLarge());
    });
  });

type Rule = { name: string; maxBytes: number; texts: Texts };

async function readForm(request: FastifyRequest, rule: Rule): Promise<PictureForm> {
  const fields: [name: string, value: string][] = [];
  let picture: Buffer | undefined;
  for await (const part of request.parts({ limits: { ...limits, fileSize: rule.maxBytes + 1 } })) {
    if (part.type === "field") fields.push([part.fieldname, textOf(part)]);
    else if (part.fieldname !== rule.name) throw refuse(rule, uploadTexts.unexpected);
    else if (picture) throw refuse(rule, uploadTexts.several);
    else picture = await readPicture(part, rule);
  }
  return { fields: Object.fromEntries(fields), picture };
}

function textOf({ value, valueTruncated }: Exclude<Multipart, MultipartFile>): string {
  if (valueTruncated || typeof value !== "string") throw invalidInput("The form is not valid.");
  return value;
}

/** Undefined where none was chosen: browsers then send an empty file without a name. */
async function readPicture({ file, filename }: MultipartFile, rule: Rule): Promise<Buffer | undefined> {
  if (!extensions.has(extname(filename ?? "").toLowerCase())) throw refuse(rule, rule.texts.notAPicture);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of file as AsyncIterable<Buffer>) {
    // a stream of bytes
    size += chunk.length;
    if (size > rule.maxBytes) throw fileTooLarge(rule);
    chunks.push(chunk);
  }
  if (!filename && size > 0) throw refuse(rule, uploadTexts.unexpected);
  return filename ? Buffer.concat(chunks, size) : undefined;
}

const refuse = ({ name }: Rule, sentence: string) => invalidInput(sentence, { [name]: sentence });
const fileTooLarge = ({ name, texts }: Rule) => tooLarge(texts.tooLarge, { [name]: texts.tooLarge });
