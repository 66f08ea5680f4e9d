import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readStated } from '../src/index.ts';
import { MAX } from '../src/stated/project.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'seedbed-stated-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

let projects = 0;
/** A project of its own with these files; the path of its folder. */
async function project(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = join(root, String(projects++));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}

/** `orders.status (models.py:3): a, b=Label`, with # before numbers. */
async function stated(files: Readonly<Record<string, string>>): Promise<string[]> {
  const found = readStated(await project({ '.git/HEAD': '', ...files }));
  const read = (found?.columns ?? []).filter(({ values, limits }) => values.length > 0 || limits);
  return read.map(({ tables, columns, values, numbers, from, limits: { from: _, ...limits } = { from } }) => {
    const listed = values.map(({ value, word }) => (value === word ? value : `${value}=${word}`)).join(', ');
    return `${tables[0]}.${columns[0]} (${from.split('/').at(-1)}): ${numbers ? '#' : ''}${listed}${Object.keys(limits).length > 0 ? JSON.stringify(limits) : ''}`;
  });
}

test('Django: choices of models, by class, pairs, groups, loops and names', async () => {
  const models = `
from django.db import models
from .words import TIERS
from . import words
from model_utils import Choices

class Timed(models.Model):
    origin = models.CharField(max_length=9, choices=[("web", "Web"), ("desk", "Desk")])

    class Meta:
        abstract = True

class Loan(Timed):
    """The reader's loan: choices=[("no", "value")]"""
    class Status(models.TextChoices):
        OPEN = "open", _("Open")
        BACK = "back"

    status = models.CharField(
        choices=Status.choices,
        default=Status.OPEN,
    )
    level = models.IntegerField(choices=[(1, "Low"), (2, _("High"))])
    tier = models.CharField(choices=TIERS, db_column="tier_code")
    media = models.CharField(choices=(("Print", (("book", "Book"), ("map", "Map"))), ("other", "Other")))
    mood = models.CharField(choices=[(each.value, each.name) for each in Mood])
    sql = models.CharField(choices=choices_of_today())
    NEW = "new"
    WORN = "worn"
    state = models.CharField(choices=[(NEW, _("New")), (WORN, _("Worn"))], default=NEW)
    shelf = models.CharField(choices=Choices(("upper", _("Up")), ("lower", _("Down"))))
    room = models.CharField(choices=words.ROOMS)
    other = models.CharField(choices=HIDDEN)

class LoanForm(forms.Form):
    status = forms.CharField(choices=Loan.Status.choices)
    kind = ChoiceField(choices=[("no1", "No"), ("no2", "No")])

class Tag(models.Model):
    kind = models.CharField(choices={"a1": "One", "topic": "Topic"})
    class Meta:
        db_table = "labels"

class Mood(enum.StrEnum):
    GOOD = enum.auto()
    BAD = "bad"
`;
  expect(
    await stated({
      'shop/models.py': models,
      'shop/words.py': 'TIERS = (("STD", "Standard"),) + MORE\nMORE = (("PAT", "Patron"),)\nROOMS = [("hall", "Hall"), ("cellar", "Cellar")]\nHIDDEN = ROOMS\n',
    }),
  ).toEqual([
    'shop_loan.origin (models.py:8): web=Web, desk',
    'shop_loan.status (models.py:19): open, back',
    'shop_loan.level (models.py:23): #1=Low, 2=High',
    'shop_loan.tier_code (models.py:24): STD=Standard, PAT=Patron',
    'shop_loan.media (models.py:25): book, map=Map, other',
    'shop_loan.mood (models.py:26): good, bad=BAD',
    'shop_loan.state (models.py:30): new=New, worn',
    'shop_loan.shelf (models.py:31): upper, lower',
    'shop_loan.room (models.py:32): hall, cellar',
    'labels.kind (models.py:40): a1=One, topic',
  ]);
});

test('Django: choices of migrations as the last one leaves them', async () => {
  const first = `
class Migration(migrations.Migration):
    operations = [
        migrations.CreateModel(
            name='Ticket',
            fields=[
                ('id', models.BigAutoField(primary_key=True)),
                ('state', models.CharField(choices=[('new', 'New'), ('done', 'Done')], max_length=4)),
                ('sort', models.CharField(choices=[('x', 'Ex'), ('y', 'Why')], max_length=1)),
            ],
        ),
        migrations.CreateModel(name='Old', fields=[('way', models.CharField(choices=[('up', 'Up'), ('down', 'Down')]))], options={'db_table': 'ways'}),
    ]
`;
  const second = `
class Migration(migrations.Migration):
    operations = [
        migrations.AddField(model_name='ticket', name='size', field=models.SmallIntegerField(choices=[(1, 'small'), (2, 'large')])),
        migrations.AlterField(model_name='ticket', name='sort', field=models.CharField(max_length=1)),
        migrations.RenameField(model_name='ticket', old_name='state', new_name='status'),
        migrations.RenameModel(old_name='Ticket', new_name='Case'),
    ]
`;
  expect(await stated({ 'desk/migrations/0002_more.py': second, 'desk/migrations/0001_initial.py': first })).toEqual([
    'ways.way (0001_initial.py:12): up=Up, down',
    'desk_case.size (0002_more.py:4): #1=small, 2=large',
    'desk_case.status (0001_initial.py:8): new=New, done',
  ]);
});

test('SQLAlchemy stores names of enums, Pydantic their values', async () => {
  const models = `
from sqlalchemy import Enum
class Status(str, enum.Enum):
    open = "o"
    shut = "s"
class Account(Base):
    __tablename__ = "accounts"
    status: Mapped[Status] = mapped_column(Enum(Status, native_enum=False))
    state = Column("st", Enum("hot", "cold", native_enum=False))
    held = mapped_column(Enum(Status, values_callable=lambda x: [e.value for e in x]))
    tone: Mapped[Literal["warm", "cool"]]
`;
  const schemas = `
from pydantic import BaseModel
from .models import Status
class PetCreate(BaseModel):
    status: Status = Status.open
    kind: Optional[Literal["cat", "dog"]] = None
`;
  expect(await stated({ 'app/models.py': models, 'app/schemas.py': schemas })).toEqual([
    'accounts.status (models.py:8): open, shut',
    'accounts.st (models.py:9): hot, cold',
    'accounts.held (models.py:10): o=open, s=shut',
    'accounts.tone (models.py:11): warm, cool',
    'pet_create.status (schemas.py:5): o=open, s=shut',
    'pet_create.kind (schemas.py:6): cat, dog',
  ]);
});

test('Drizzle: enum and $type of columns, also with a creator of tables', async () => {
  const schema = `
import { pgTable, pgTableCreator, text } from 'drizzle-orm/pg-core';
import { ROLES } from './roles';
type Kind = 'lead' | 'client' | null;
export const people = pgTable('people', {
  id: serial('id').primaryKey(),
  role: text('role', { enum: ROLES }).notNull().default('guest'),
  sex: text({ enum: ['f', 'm'] }), // it's short
  kind: text('kind_of').$type<Kind>(),
  way: varchar('way', { length: 9 }).$type<'post' | "mail">().notNull(),
  tags: text('tags', { enum: ['no', 'list'] }).array(),
  note: text('note').default(/["'(]/.source),
}, (t) => [index('x').on(t.role)]);
const table = pgTableCreator((name) => \`app_\${name}\`);
export const posts = table('post', (d) => ({ state: d.text({ enum: ['draft', 'live'] }) }));
`;
  const files = { 'src/schema.ts': schema, 'src/roles.ts': "export const ROLES = ['admin', 'guest'] as const;\n" };
  expect(await stated(files)).toEqual([
    'people.role (schema.ts:7): admin, guest',
    'people.sex (schema.ts:8): f, m',
    'people.kind_of (schema.ts:9): lead, client',
    'people.way (schema.ts:10): post, mail',
    'people.tags (schema.ts:11): no, list',
    'post.state (schema.ts:15): draft, live',
  ]);
});

test('Zod objects and TypeORM entities', async () => {
  const schemas = `
import { z } from 'zod';
const roles = ['a', 'b'] as const;
const status = z.enum(['open', 'shut']);
export const insertOrderSchema = z.object({ id: z.string(), role: z.enum(roles), status: status.optional(), way: z.union([z.literal('x'), z.literal('y')]) });
`;
  const entity = `
export enum Level { Low = 1, High = 5 }
@Entity({ name: 'gifts' })
export class Gift extends Base {
  @Column({ type: 'smallint', enum: Level, default: Level.Low })
  level: Level;
  @Column({ name: 'wrap_of', length: 5 }) @Index() public readonly wrap?: 'paper' | 'box';
  @Column() name: string;
}
`;
  expect(await stated({ 'src/schemas.ts': schemas, 'src/gift.entity.ts': entity })).toEqual([
    'gifts.level (gift.entity.ts:6): #1=Low, 5=High',
    'gifts.wrap_of (gift.entity.ts:7): paper, box',
    'insert_order_schema.role (schemas.ts:5): a, b',
    'insert_order_schema.status (schemas.ts:5): open, shut',
    'insert_order_schema.way (schemas.ts:5): x, y',
  ]);
});

test('Rails: enum in all its forms, inclusion, and classes of a table with type', async () => {
  const order = `
class Order < ApplicationRecord
  STATES = %w[new done].freeze
  KINDS = { "standard" => "std", express: "exp" }
  enum status: { draft: 0, paid: 1 }, _prefix: true
  enum :shipping, [:post, :courier], default: :post
  enum :level, low: 1, high: 2, suffix: true
  enum :color, {
    red: "red",
    blue: "blue"
  }
  enum kind: KINDS
  enum mode: STATES.index_with(&:itself)
  validates :state, presence: true, inclusion: { in: STATES }
  def odd; a ? :b : /it's [(]/; end
end
`;
  const more = { 'app/models/shop/gift.rb': 'class Shop::Gift < Order\n  enum wrap: %i[paper box]\nend\n', 'app/models/bulk.rb': 'class Bulk < Order; end\n' };
  expect(await stated({ 'app/models/order.rb': order, ...more })).toEqual([
    'order.status (order.rb:5): #0=draft, 1=paid',
    'order.shipping (order.rb:6): #0=post, 1=courier',
    'order.level (order.rb:7): #1=low, 2=high',
    'order.color (order.rb:8): red, blue',
    'order.kind (order.rb:12): std=standard, exp=express',
    'order.mode (order.rb:13): new, done',
    'order.state (order.rb:14): {"required":true}',
    'order.state (order.rb:14): new, done',
    'order.type (order.rb:2): Bulk, Shop::Gift',
    'order.wrap (gift.rb:2): #0=paper, 1=box',
  ]);
});

test('Rails: what a class of a shared table validates holds in its rows and those of classes below it', async () => {
  const models = {
    'app/models/pet.rb': 'class Pet < ApplicationRecord\n  self.inheritance_column = "kind"\n  validates :name, presence: true\nend\n',
    'app/models/dog.rb': String.raw`
class Dog < Pet
  validates :chip, format: { with: /\A\d{15}\z/ }
  validates :walks, inclusion: { in: 1..4 }, allow_nil: true
  validates :coat, inclusion: { in: %w[short long] }
  validates :owner, presence: true, if: :sold?
end
`,
    'app/models/puppy.rb': 'class Puppy < Dog\n  validates :weeks, numericality: true\nend\n',
    'app/models/cage.rb': 'class Cage < ApplicationRecord\n  self.inheritance_column = nil\nend\nclass Hutch < Cage\n  validates :floor, presence: true\nend\n',
  };
  const { columns } = readStated(await project({ Gemfile: '', ...models }))!;
  const lines = columns.map(({ tables, columns: [name], values, limits: { from: _, ...limits } = { from: '' }, for: rows }) => {
    const of = rows ? ` of ${rows.values.join(', ')} by ${rows.column}` : '';
    return `${tables[0]}.${name}${of}: ${values.map(({ value }) => value).join(', ')}${JSON.stringify(limits)}`;
  });
  expect(lines.sort()).toEqual([
    'cage.floor: {"required":true}',
    'pet.chip of Dog, Puppy by kind: {"pattern":"^\\\\d{15}$","required":true}',
    'pet.coat of Dog, Puppy by kind: short, long{}',
    'pet.coat of Dog, Puppy by kind: {"required":true}',
    'pet.kind: Dog, Puppy{}',
    'pet.name: {"required":true}',
    'pet.owner of Dog, Puppy by kind: {}',
    'pet.walks of Dog, Puppy by kind: {"min":1,"max":4}',
    'pet.weeks of Puppy by kind: {"required":true}',
  ]);
});

test('Rails: the models that a polymorphic type may name, owners of files and texts, and names of time zones', async () => {
  const models = {
    'app/models/note.rb': 'class Note < ApplicationRecord\n  belongs_to :notable, polymorphic: true, optional: true\n  belongs_to :user\nend\n',
    'app/models/like.rb': 'class Like < ApplicationRecord\n  belongs_to :liked, polymorphic: true\nend\n',
    'app/models/user.rb':
      'class User < ApplicationRecord\n  has_many :notes, as: :notable, dependent: :destroy\n  has_one_attached :avatar\n  validates :zone, inclusion: { in: ActiveSupport::TimeZone.all.map(&:name) }\nend\n',
    'app/models/car.rb': 'class Car < Vehicle\n  has_many_attached :photos\n  has_many(:notes, as: :notable)\n  has_many :likes, as: :liked\nend\n',
    'app/models/vehicle.rb': 'class Vehicle < ApplicationRecord\n  has_rich_text :description\nend\n',
  };
  const found = await stated(models);
  expect(found.filter((line) => !line.startsWith('user.zone') && !line.startsWith('vehicle.type')).sort()).toEqual([
    'action_text_rich_texts.name (vehicle.rb:2): description',
    'action_text_rich_texts.record_type (vehicle.rb:2): Vehicle',
    'active_storage_attachments.name (car.rb:2): photos, avatar',
    'active_storage_attachments.record_type (car.rb:2): Vehicle, User',
    'like.liked_type (car.rb:4): Vehicle',
    'note.notable_type (car.rb:3): Vehicle, User',
  ]);
  const names = readStated(await project({ Gemfile: '', ...models }))!.columns.find(({ columns: [name], values }) => name === 'name' && values.length === 2);
  expect(names!.by).toEqual({ column: 'record_type', values: { Vehicle: ['photos'], User: ['avatar'] } });
  expect(found.filter((line) => line.startsWith('user.zone')).at(-1)).toContain('Eastern Time (US & Canada)');
});

test('Laravel casts to enums, and Ecto.Enum', async () => {
  const php = `<?php
class Parcel extends Model {
  protected $table = 'shipments';
  protected $casts = ['status' => Status::class, 'paid' => 'boolean'];
  protected function casts(): array { return ['level' => Level::class]; }
}
`;
  const enums = `<?php
#[Attr] enum Status: string { case Sent = 'sent'; case Lost = 'lost'; public function label() { return match($this) { self::Sent => 'x' }; } }
enum Level: int { case Low = 1; case High = 2; }
`;
  const elixir = `
defmodule Shop.Order do
  @kinds ~w(gift own_use)a
  schema "orders" do
    field :status, Ecto.Enum, values: [:draft, :paid]
    field :kind, Ecto.Enum, values: @kinds
    field :level, Ecto.Enum, values: [low: 1, high: 2]
  end
end
`;
  expect(await stated({ 'app/Models/Parcel.php': php, 'app/Enums/enums.php': enums, 'lib/order.ex': elixir })).toEqual([
    'shipments.status (Parcel.php:4): sent, lost',
    'shipments.level (Parcel.php:5): #1=Low, 2=High',
    'orders.status (order.ex:5): draft, paid',
    'orders.kind (order.ex:6): gift, own_use',
    'orders.level (order.ex:7): #1=low, 2=high',
  ]);
});

test('Laravel: rules of models and of requests that are named after them', async () => {
  const repair = String.raw`<?php
class Repair extends Model {
  protected $table = 'jobs';
  public static $rules = ['note' => 'nullable|required|max:200'];
  public static function rules() {
    return [
      'title' => 'required|string|min:5|max:80',
      'reference' => ['required', 'regex:/^RP-\d{6}$/'],
      'trade' => ['required', new Enum(Trade::class)],
      'items.*.name' => 'required',
      'photo' => 'image|max:2048',
    ];
  }
}
enum Trade: string { case Gas = 'gas'; case Water = 'water'; }
`;
  const request = String.raw`<?php
class StoreRepairRequest extends FormRequest {
  public function rules(): array {
    return [
      'hours' => 'required|integer|between:1,40',
      'price' => 'numeric|min:0.5',
      'state' => ['sometimes', 'required', Rule::in(['open', 'shut'])],
      'level' => 'in:low,high',
      'pin' => 'digits:4',
      'code' => 'size:6',
      'email' => 'required|email',
      'site' => ['url', Rule::unique('jobs')],
      'odd' => 'regex:/^a(?=b)/',
    ];
  }
}
class LoginRequest extends Other { function rules() { return ['email' => 'required|min:900']; } }
`;
  const files = { 'composer.json': '{}', 'app/Models/Repair.php': repair, 'app/Http/Requests/StoreRepairRequest.php': request };
  expect(await stated(files)).toEqual([
    'jobs.note (Repair.php:4): {"maxLength":200}',
    'jobs.title (Repair.php:7): {"required":true,"minLength":5,"maxLength":80}',
    'jobs.reference (Repair.php:8): {"required":true,"pattern":"^RP-\\\\d{6}$"}',
    'jobs.trade (Repair.php:9): {"required":true}',
    'jobs.trade (Repair.php:9): gas=Gas, water',
    'jobs.hours (StoreRepairRequest.php:5): {"required":true,"min":1,"max":40}',
    'jobs.price (StoreRepairRequest.php:6): {"min":0.5}',
    'jobs.state (StoreRepairRequest.php:7): open, shut',
    'jobs.level (StoreRepairRequest.php:8): low, high',
    'jobs.pin (StoreRepairRequest.php:9): {"pattern":"^\\\\d{4}$"}',
    'jobs.code (StoreRepairRequest.php:10): {"minLength":6,"maxLength":6}',
    'jobs.email (StoreRepairRequest.php:11): {"required":true,"format":"email"}',
    'jobs.site (StoreRepairRequest.php:12): {"format":"url"}',
  ]);
});

test('Laravel: the classes that a morph type may name, by their full names or those of a morph map', async () => {
  const model = (name: string, body = '', base = 'Model'): string => `<?php\nnamespace App\\Models;\nclass ${name} extends ${base} {\n${body}\n}\n`;
  const models = {
    'composer.json': '{}',
    'app/Models/Comment.php': model('Comment', 'public function commentable() { return $this->morphTo(); }'),
    'app/Models/Home.php': model(
      'Home',
      "public function comments() { return $this->morphMany(Comment::class, 'commentable'); }\npublic function tags() { return $this->morphToMany(Tag::class, 'taggable'); }",
    ),
    'app/Models/Block.php': model(
      'Block',
      "protected $table = 'houses';\npublic function comments() { return $this->morphMany(Comment::class, 'commentable'); }",
    ),
    'app/Models/User.php': model('User', 'use HasFactory, HasApiTokens;', 'Authenticatable'),
    'app/Models/Tag.php': model('Tag'),
    'app/Models/Note.php': model('Note', "public function about(): MorphTo { return $this->morphTo('subject'); }"),
    'app/Models/Base.php': '<?php\nnamespace App\\Models;\nabstract class Base extends Model {}\n',
  };
  expect(await stated(models)).toEqual([
    'comment.commentable_type (Block.php:5): App\\Models\\Block=houses, App\\Models\\Home=Home',
    'taggable.taggable_type (Home.php:5): App\\Models\\Home=Home',
    'personal_access_tokens.tokenable_type (User.php:4): App\\Models\\User=User',
    'note.subject_type (Note.php:4): App\\Models\\Block=houses, App\\Models\\Comment=Comment, App\\Models\\Home=Home, App\\Models\\Tag=Tag, App\\Models\\User=User',
  ]);
  const provider =
    "<?php\nclass AppServiceProvider extends ServiceProvider {\n  function boot() { Relation::enforceMorphMap(['flat' => Home::class, 'house' => \\App\\Models\\Block::class]); }\n}\n";
  expect((await stated({ ...models, 'app/Providers/AppServiceProvider.php': provider }))[0]).toBe(
    'comment.commentable_type (Block.php:5): house=houses, flat=Home',
  );
});

test('what is not understood is named by file, line and column, a few lines of it', async () => {
  const models = `
from django.db import models
class Egg(models.Model):
    size = models.IntegerField(validators=[validate_even, MinValueValidator(2)])
    kind = models.CharField(choices=kinds_of_today())
    code = models.CharField(validators=[RegexValidator(r"^(?=a)b$")])
    note = models.CharField(max_length=9, choices=None)
`;
  const hen = String.raw`
class Hen < ApplicationRecord
  enum mood: MOODS.index_with(&:itself)
  validates :ring, format: { with: /\A[a-z]+\z/i }
  validates :weight, numericality: { greater_than: :least }, inclusion: { in: 1..6 }
  validates :name, length: { maximum: 5 }, if: :named?
end
`;
  const files = {
    Gemfile: '',
    'farm/models.py': models,
    'app/models/hen.rb': hen,
    'app/Models/Nest.php': "<?php\nclass Nest extends Model { protected $casts = ['price' => Money::class, 'made' => 'datetime']; }\n",
    'src/pen.ts': "import { z } from 'zod';\nexport const pen = z.object({ name: z.string().refine(odd), kind: z.enum(kinds()) });\n",
  };
  const { columns, summary } = readStated(await project(files))!;
  expect(columns.flatMap(({ unread = [], columns: [name] }) => unread.map(({ what, from }) => `${from} ${name}: ${what}`))).toEqual([
    'farm/models.py:4 size: validators (validate_even)',
    'farm/models.py:5 kind: choices (kinds_of_today(…))',
    'farm/models.py:6 code: validators (RegexValidator(…))',
    'app/models/hen.rb:3 mood: enum',
    'app/models/hen.rb:4 ring: format (/)',
    'app/models/hen.rb:5 weight: numericality (greater_than)',
    'app/models/hen.rb:6 name: length (under a condition)',
    'app/Models/Nest.php:2 price: cast (Money)',
    'src/pen.ts:2 name: refine',
    'src/pen.ts:2 kind: enum',
  ]);
  expect(summary.split('\n').slice(1)).toEqual([
    'not read: farm/models.py:4 size: validators (validate_even)',
    'not read: farm/models.py:5 kind: choices (kinds_of_today(…))',
    'not read: farm/models.py:6 code: validators (RegexValidator(…))',
    'not read: 7 more, which explain names by column',
  ]);
});

const MODEL = 'from django.db import models\nclass A(models.Model):\n    b = models.CharField(choices=[("x1", "X"), ("y1", "Y")])\n';

test('only files of the project around are read: none above a repository, of tests, of fetched code, or behind links', async () => {
  const folder = await project({
    'package.json': '{}',
    'models.py': MODEL,
    'inner/.git/HEAD': '',
    'inner/db/schema.sql': '',
    'other/manage.py': '',
    'other/a/migrations/0001.sql': '',
    'other/tests/models.py': MODEL,
    'other/node_modules/models.py': MODEL,
    'other/.venv/models.py': MODEL,
    'other/test_models.py': MODEL,
    'other/shop/models.py': MODEL,
  });
  await symlink(join(folder, 'models.py'), join(folder, 'other/linked_models.py'));
  expect(readStated(join(folder, 'inner/db'))).toBeUndefined();
  expect(readStated(join(folder, 'other/a/migrations'))).toMatchObject({
    columns: [{ tables: ['shop_a', 'a'], columns: ['b'], from: 'shop/models.py:3' }],
    summary: 'Code of Django: values of 1 column in shop/models.py',
  });
  expect(readStated(join(folder, 'other/a'), join(folder, 'other/a'))).toBeUndefined();
});

test('large and hostile code is left out or read in part, and always ends', async () => {
  const nested = `${MODEL}    c = models.CharField(choices=${'['.repeat(5_000)}`;
  const folder = await project({
    'manage.py': '',
    'large/models.py': MODEL + ' '.repeat(MAX.fileBytes),
    'deep/models.py': nested,
    'loop/models.py': `${MODEL}    A = B\n    B = A\n    c = models.CharField(choices=A)\n`,
    'many/models.py': Array.from(
      { length: 400 },
      (_, i) => `class M${i}(models.Model):\n    class Meta(Other.Meta):\n        verbose = models.CharField(choices=1)\n`,
    )
      .join('')
      .concat(MODEL),
    'cut/models.py': `${MODEL}    c = models.CharField(choices=[("a", "it's), ('b`,
  });
  const { columns, summary } = readStated(folder)!;
  expect({ columns: columns.filter(({ values }) => values.length > 0), summary: summary.split('\n')[0] }).toMatchObject({
    columns: [{ from: 'cut/models.py:3' }, { from: 'loop/models.py:3' }, { from: 'many/models.py:1203' }],
    summary: 'Code of Django: values of 3 columns in cut/models.py, loop/models.py, many/models.py; 1 file was not read, being too large or too many',
  });
});

test('limits: validators of Django, validates of Rails, Zod and Pydantic', async () => {
  const models = `
from django.db import models
from django.core.validators import MaxValueValidator, MinValueValidator, RegexValidator
ring = RegexValidator(r"^[A-Z]{2}\\d{3}$", "A ring.")

class Animal(models.Model):
    weight_g = models.IntegerField(validators=[MinValueValidator(5), MaxValueValidator(limit_value=-1_000)])
    ring = models.CharField(max_length=9, validators=[ring])
    odd = models.CharField(max_length=9, validators=[RegexValidator(r"^(?=a)b$")])
    computed = models.IntegerField(validators=[MaxValueValidator(limit())])
    LEAST = Decimal("0.50")
    price = models.DecimalField(validators=[MinValueValidator(LEAST), MaxValueValidator(Decimal("20"))])
    rate = models.DecimalField(choices=[(Decimal("0.00"), "none"), (Decimal("5.50"), _("reduced"))])
    foods = ArrayField(models.CharField(max_length=9, choices=[("seeds", "Seeds"), ("fruit", "Fruit")]), default=list)
    phone = models.CharField(max_length=20, blank=True, validators=[RegexValidator(r"^\\+?[0-9 ]{7,18}(?:x\\d+)?$")])
    keeper = models.CharField(max_length=99, validators=[EmailValidator()])
    page = models.CharField(max_length=99, validators=[URLValidator(schemes=["https"])])
    kind = models.ForeignKey(ContentType, models.CASCADE, limit_choices_to={"app_label": "zoo", "model__in": ("Animal", "cage")})
    other = models.ForeignKey(ContentType, models.CASCADE, limit_choices_to=models.Q(model="animal") | models.Q(app_label="auth", model="user"))
`;
  expect(await stated({ 'manage.py': '', 'zoo/models.py': models })).toEqual([
    'zoo_animal.weight_g (models.py:7): {"min":5,"max":-1000}',
    'zoo_animal.ring (models.py:8): {"pattern":"^[A-Z]{2}\\\\d{3}$"}',
    'zoo_animal.price (models.py:12): {"min":0.5,"max":20}',
    'zoo_animal.rate (models.py:13): #0.00=none, 5.50=reduced',
    'zoo_animal.foods (models.py:14): seeds, fruit',
    'zoo_animal.phone (models.py:15): {"pattern":"^\\\\+?[0-9 ]{7,18}(?:x\\\\d+)?$"}',
    'zoo_animal.keeper (models.py:16): {"format":"email"}',
    'zoo_animal.page (models.py:17): {"format":"url"}',
    'zoo_animal.kind_id (models.py:18): zoo.animal, zoo.cage',
    'zoo_animal.other_id (models.py:19): animal, auth.user',
  ]);
  const result = `
class ExamResult < ApplicationRecord
  validates :grade, inclusion: { in: 1..6 }
  validates :points, numericality: { greater_than_or_equal_to: 0, less_than: 100 }
  validates :title, presence: true
  validates :title, length: { maximum: 120 }
  validates :title, format: { with: /\\A[A-Z][a-z]+\\z/ }
  validates :level, format: { with: /\\A[4-8][abc]\\+?\\z/ }, allow_nil: true
  validates :bonus, numericality: { greater_than: 0 }, if: :late?
end
`;
  expect(await stated({ Gemfile: '', 'app/models/exam_result.rb': result })).toEqual([
    'exam_result.grade (exam_result.rb:3): {"min":1,"max":6,"required":true}',
    'exam_result.points (exam_result.rb:4): {"min":0,"below":100,"required":true}',
    'exam_result.title (exam_result.rb:5): {"required":true}',
    'exam_result.title (exam_result.rb:6): {"maxLength":120}',
    'exam_result.title (exam_result.rb:7): {"pattern":"^[A-Z][a-z]+$","required":true}',
    'exam_result.level (exam_result.rb:8): {"pattern":"^[4-8][abc]\\\\+?$"}',
  ]);
  const order = `
import { z } from 'zod';
export const orderSchema = z.object({
  quantity: z.number().int().min(1).max(20),
  code: z.string().length(6).regex(/^[A-Z]+$/),
  note: z.string().optional(),
});
`;
  expect(await stated({ 'package.json': '{}', 'src/order.ts': order })).toEqual([
    'order_schema.quantity (order.ts:4): {"min":1,"max":20}',
    'order_schema.code (order.ts:5): {"minLength":6,"maxLength":6,"pattern":"^[A-Z]+$"}',
  ]);
  const item = `
from pydantic import BaseModel, Field

class Item(BaseModel):
    rating: int = Field(ge=1, le=5)
    name: str
`;
  expect(await stated({ 'pyproject.toml': '', 'item.py': item })).toEqual(['item.rating (item.py:5): {"min":1,"max":5}']);
});
