#include "gen.h"
#include <sys/stat.h>
#include <unistd.h>
struct Line{S s;Line*par;float w,acc;int best;int heirs;u8 n;u16 op[44];u8 row[NF];};
struct Game{int pts;int niche;vector<S> st;vector<vector<u16>> ops;float fancy[NF];u8 most[NF];float force[48];float lean[40];};
static double now(){timespec t;clock_gettime(CLOCK_MONOTONIC,&t);return t.tv_sec+t.tv_nsec*1e-9;}
struct Search{
  Ctx&c;int W,B;int fam;std::deque<Line> arena;vector<Line*> kept,ended;
  Search(Ctx&c,int W,int B):c(c),W(W),B(B),fam(W/4){}
  Line*mk(){arena.emplace_back();return &arena.back();}
  void expand(Line*l,vector<Line*>&out){
    {alignas(64) u8 r0[384];features(l->s,r0);c.net->setbase(r0);}
    TV f;turns(c,l->s,f);
    struct E{float w;int i;};vector<E> e(f.size());static thread_local vector<u8> rows;rows.resize((f.size()+400)*NF+64);
    auto ev=[&](int i){Turn&t=f[i];if(t.s.over)t.w=score(t.s);else{features(t.s,&rows[i*NF]);t.w=c.net->eval(&rows[i*NF])+c.taste(&rows[i*NF],t.s.ri);}
      if(c.temper>0&&!t.s.over)t.w+=c.temper*c.rng.g();};
    for(size_t i=0;i<f.size();i++){ev(i);e[i]={f[i].w,(int)i};}
    std::sort(e.begin(),e.end(),[](const E&a,const E&b){return a.w>b.w;});
    // afterthoughts
    {vector<int> src;for(size_t k=0;k<4&&k<e.size();k++)src.push_back(e[k].i);
     for(int rep=0;rep<3&&!src.empty();rep++){size_t n0=f.size();TV more;for(int i:src){const Turn&t=f[i];if(t.s.nh>0&&t.s.ri==l->s.ri&&t.s.g[RUBY])purchases(c,t,more);}
      src.clear();if(more.empty())break;for(auto&t:more)f.push_back(t);rows.resize((f.size()+8)*NF+64);float top=e[0].w;vector<E> ne;for(size_t i=n0;i<f.size();i++){ev(i);ne.push_back({f[i].w,(int)i});}
      std::sort(ne.begin(),ne.end(),[](const E&a,const E&b){return a.w>b.w;});for(size_t k=0;k<2&&k<ne.size();k++)if(ne[k].w>top-1)src.push_back(ne[k].i);
      e.insert(e.end(),ne.begin(),ne.end());}
     std::sort(e.begin(),e.end(),[](const E&a,const E&b){return a.w>b.w;});}
    int cnt=0;for(size_t k=0;k<e.size()&&cnt<B;k++){Turn&t=f[e[k].i];const u8*r=&rows[e[k].i*NF];
      bool dup=false;if(!t.s.over)for(int q=1;q<=cnt&&!dup;q++)if(!memcmp(out[out.size()-q]->row,r,NF))dup=true;if(dup)continue;
      Line*m=mk();m->s=t.s;m->par=l;m->w=t.w;m->acc=l->acc;if(c.anylean){for(int q=0;q<t.n;q++)for(int sp=0;sp<40;sp++)if(SPN[sp]&&t.op[q]==MVPLACE[sp])m->acc+=c.lean[sp];}
      m->best=-1000;m->heirs=0;m->n=t.n;memcpy(m->op,t.op,sizeof t.op);memcpy(m->row,r,NF);if(!t.s.over)m->w+=m->acc;out.push_back(m);cnt++;}
  }
  void choose(vector<Line*>&v){
    std::sort(v.begin(),v.end(),[](Line*a,Line*b){return a->w>b->w;});int sib=max(2,(W+2)/3);vector<Line*> k;int cnt[8]={0};std::unordered_set<u64> seen;
    auto hs=[](Line*l){u64 h=1469598103934665603ull;const u64*p=(const u64*)l->row;for(int i=0;i<NF/8;i++){h^=p[i];h*=0x100000001b3ull;h^=h>>29;}return h;};
    for(int ph=0;ph<2;ph++)for(auto l:v){int fm=min(6,l->s.nd()-2+(beds(l->s)>l->s.nd()));if(ph==0&&cnt[fm]>=fam)continue;if(ph==1&&(int)k.size()>=W)break;
      if(l->par->heirs>=sib)continue;u64 h=hs(l);if(!seen.insert(h).second)continue;l->par->heirs++;cnt[fm]++;k.push_back(l);}
    v.swap(k);}
  void run(const S&s0){Line*f=mk();memset(f,0,sizeof *f);f->s=s0;f->best=-1000;vector<Line*> go{f};
    while(!go.empty()){int r=go[0]->s.ri;vector<Line*> later;
      while(!go.empty()){vector<Line*> ch;for(auto l:go){kept.push_back(l);expand(l,ch);}vector<Line*> same;for(auto l:ch){if(l->s.over)ended.push_back(l);else if(l->s.ri==r)same.push_back(l);else later.push_back(l);}
        if(!same.empty())choose(same);go.swap(same);}
      if(!later.empty())choose(later);go.swap(later);}
    std::sort(ended.begin(),ended.end(),[](Line*a,Line*b){return a->w>b->w;});
    for(auto e:ended){int p=(int)e->w;e->best=p;for(Line*l=e->par;l&&l->best<p;l=l->par)l->best=p;}
  }
};
static void fillidx(Ctx&c){c.nfan=0;for(int i=0;i<NF;i++)if(c.fancy[i]!=0)c.fidx[c.nfan++]=i;c.anyforce=false;for(int i=0;i<48;i++)if(c.force[i]!=0)c.anyforce=true;c.anylean=false;for(int i=0;i<40;i++)if(c.lean[i]!=0)c.anylean=true;}
static void want(Ctx&c,int f,double p){c.force[f]=p;}
static void theme(Ctx&c,Rng&r,int k,double F){
  switch(k){
   case 0:want(c,F_WEAPON_STORAGE,F);if(r.d()<0.6)want(c,F_SUPPLIES_STORAGE,F);for(int i=0;i<6;i++){c.fancy[33+i]=8;c.most[33+i]=1;}if(r.d()<0.3)want(c,F_BLACKSMITH,F);break;
   case 1:want(c,F_STATE_PARLOR,F);c.fancy[98]+=4;break;
   case 2:want(c,F_MAIN_STORAGE,F);for(int f=30;f<48;f++)if(FYEL[f]){c.fancy[98+f]+=4*r.d();c.most[98+f]=1;}break;
   case 3:want(c,F_BROOM_CHAMBER,F);for(int i=0;i<4;i++)c.fancy[27+i]+=15;break;
   case 4:want(c,F_FOOD_CHAMBER,F);c.fancy[43]+=1;c.most[43]=6;break;
   case 5:want(c,F_MILKING_PARLOR,F);if(r.d()<0.5)want(c,F_BREAKFAST_ROOM,F);break;
   case 6:want(c,F_TREASURE_CHAMBER,F);c.fancy[58]+=8;c.fancy[57]+=5;c.fancy[55]+=2;c.most[55]=4;if(r.d()<0.4)want(c,F_RUBY_SUPPLIER,F);break;
   case 7:want(c,F_OFFICE_ROOM,F);break;
   case 8:want(c,F_PRAYER_CHAMBER,F);for(int i=0;i<6;i++)c.fancy[33+i]-=1;break;
   case 9:want(c,F_FODDER_CHAMBER,F);if(r.d()<0.5)want(c,F_WEAVING_PARLOR,F);c.fancy[51]+=5;c.fancy[50]+=3;break;
   case 10:want(c,F_GUEST_ROOM,F);break;
   case 11:want(c,F_COUPLE_DWELLING,F);break;
   case 12:want(c,F_CARPENTER,F);want(c,F_STONE_CARVER,F);break;
   case 13:want(c,F_WOOD_SUPPLIER,F);if(r.d()<0.5)want(c,F_STONE_SUPPLIER,F);break;
   case 14:want(c,F_ADDITIONAL_DWELLING,F);break;
   case 15:want(c,F_BEER_PARLOR,F);break;
   case 16:want(c,F_WORK_ROOM,F);break;
   case 17:want(c,F_BREEDING_CAVE,F);break;
   case 18:want(c,F_SEAM,F);if(r.d()<0.5)want(c,F_BLACKSMITHING_PARLOR,F);break;
   case 19:want(c,F_RUBY_SUPPLIER,F);break;
   case 20:want(c,F_CUDDLE_ROOM,F);break;
   case 21:want(c,F_MIXED_DWELLING,F);break;
  }}
static void fresh(Ctx&c,Rng&r,double forceP){
  double rooms[]={0,0,0,1,2},fam[]={0,0,5,10,20,30},arms[]={0,0,0,0.2,0.4};
  double ro=rooms[r.r(5)],fa=fam[r.r(6)],ar=arms[r.r(5)];
  if(ro>0)for(int f=0;f<48;f++)if(r.d()<0.3){c.fancy[98+f]=ro*r.g();c.most[98+f]=1;}
  if(fa>0){int w=2+r.r(3);for(int i=0;i<w&&i<4;i++)c.fancy[27+i]=fa*(0.7+0.6*r.d());c.fancy[32]=fa*(0.5+0.4*r.d());c.most[32]=1;c.fancy[13]=fa*0.02*r.d();c.most[13]=5;c.fancy[14]=fa*0.02*r.d();c.most[14]=4;}
  if(ar>0)for(int i=0;i<6;i++)c.fancy[33+i]=ar*r.d();
  if(r.d()<forceP){int k=1+r.r(3);double Fs[]={4,8,15,40};double F=Fs[r.r(4)];for(int i=0;i<k;i++)theme(c,r,r.r(22),F);if(r.d()<0.2)c.force[r.r(48)]=F;}
  if(r.d()<0.3)for(int k=0;k<3;k++){int sp=r.r(40);if(SPN[sp])c.lean[sp]=2*r.g();}
}
static void mutate(Ctx&c,Rng&r){int k=r.r(8);for(int i=0;i<k;i++){if(r.d()<0.5)c.fancy[98+r.r(48)]+=3*r.g();else{int f=13+r.r(85);double sp=f>=27&&f<=32?6:0.4;c.fancy[f]+=sp*r.g();}}
  if(r.d()<0.2){int f=r.r(48);c.force[f]=c.force[f]!=0?0:100;} if(r.d()<0.3){int sp=r.r(40);if(SPN[sp])c.lean[sp]+=2*r.g();}}
static void savepool(const vector<Game>&p,const string&fn){FILE*f=fopen((fn+".t").c_str(),"wb");u32 n=p.size();fwrite(&n,4,1,f);for(auto&g:p){int h[3]={g.pts,g.niche,(int)g.st.size()};fwrite(h,4,3,f);fwrite(g.st.data(),sizeof(S),g.st.size(),f);for(auto&o:g.ops){u8 k=o.size();fwrite(&k,1,1,f);fwrite(o.data(),2,k,f);}fwrite(g.fancy,4,NF,f);fwrite(g.most,1,NF,f);fwrite(g.force,4,48,f);fwrite(g.lean,4,40,f);}fclose(f);rename((fn+".t").c_str(),fn.c_str());}
static void loadpool(vector<Game>&p,const string&fn){FILE*f=fopen(fn.c_str(),"rb");if(!f)return;u32 n;if(fread(&n,4,1,f)!=1)return;for(u32 i=0;i<n;i++){Game g;int h[3];if(fread(h,4,3,f)!=3)break;g.pts=h[0];g.niche=h[1];g.st.resize(h[2]);g.ops.resize(h[2]);size_t z=fread(g.st.data(),sizeof(S),h[2],f);for(auto&o:g.ops){u8 k;z+=fread(&k,1,1,f);o.resize(k);z+=fread(o.data(),2,k,f);}z+=fread(g.fancy,4,NF,f);z+=fread(g.most,1,NF,f);z+=fread(g.force,4,48,f);z+=fread(g.lean,4,40,f);p.push_back(g);}fclose(f);}
int main(int argc,char**argv){
  init();u64 seed=atoll(argv[1]);double secs=atof(argv[2]);string dir=argv[3];
  auto env=[](const char*n,double d){const char*e=getenv(n);return e?atof(e):d;};
  double FRESH=env("FRESH",0.7),FORCE=env("FORCE",0.25);int WMAX=env("WMAX",16),WFIX=env("WIDTH",0);bool quiet=env("QUIET",0);bool plain=env("PLAIN",0);
  Net net;string nf=dir+"/net.bin";if(!net.load(nf.c_str())){fprintf(stderr,"no net\n");return 1;}
  struct stat sb;stat(nf.c_str(),&sb);auto mt=sb.st_mtim;
  Rng R(seed);vector<Game> pool;int bestp=0;if(const char*e=getenv("POOL")){std::stringstream q(e);string x;while(std::getline(q,x,','))loadpool(pool,x);}for(auto&g:pool)bestp=max(bestp,g.pts);double uf=0;int un=0;int ub=0;double tsv=now();double t0=now(),tl=t0;long ns=0;double fs=0;int fn=0;double ps=0;int pn=0;int fb=0;long exps=0;
  string sfn=dir+"/samp_"+std::to_string(seed);FILE*sf=0;int part=0;long inpart=0;
  while(now()-t0<secs){
    if(stat(nf.c_str(),&sb)==0&&(sb.st_mtim.tv_sec!=mt.tv_sec||sb.st_mtim.tv_nsec!=mt.tv_nsec)){Net x;if(x.load(nf.c_str())){net=x;mt=sb.st_mtim;}}
    Ctx c;c.net=&net;c.rng=Rng(R.n());
    int ws[]={2,3,4,6,8,12,16,24,32,48};int W=WFIX?WFIX:ws[R.r(10)];while(W>WMAX)W=ws[R.r(10)];
    int Ks[]={3,4,5,6,8};c.K=Ks[R.r(5)];int KPs[]={3,4,5,8};c.KP=KPs[R.r(4)];
    if(R.d()<0.3)c.temper=0.5*R.d();
    S st=start();bool isfresh=pool.empty()||R.d()<FRESH;int from=0;Game*par=0;
    static int RL=env("ROOTLO",-1),RH=env("ROOTHI",-1);if(isfresh&&RL>=0&&!plain&&!pool.empty()){vector<Game*> tp;for(auto&g:pool)if(g.pts>=bestp-env("NEAR",6))tp.push_back(&g);par=tp[R.r(tp.size())];from=min((int)par->st.size()-1,RL+R.r(RH-RL+1));st=par->st[from];}
    if(plain){isfresh=true;}
    else if(isfresh)fresh(c,R,FORCE);
    else if(R.d()<env("TOP",0.75)){vector<Game*> tp;for(auto&g:pool)if(g.pts>=bestp-env("NEAR",6))tp.push_back(&g);par=tp[R.r(tp.size())];memcpy(c.fancy,par->fancy,sizeof c.fancy);memcpy(c.most,par->most,sizeof c.most);memcpy(c.force,par->force,sizeof c.force);memcpy(c.lean,par->lean,sizeof c.lean);mutate(c,R);from=R.r(par->st.size());st=par->st[from];}
    else{{int k=1+R.r(R.d()<0.5?40:8);par=&pool[R.r(pool.size())];for(int q=1;q<k;q++){Game*o=&pool[R.r(pool.size())];if(o->pts>par->pts)par=o;}}memcpy(c.fancy,par->fancy,sizeof c.fancy);memcpy(c.most,par->most,sizeof c.most);memcpy(c.force,par->force,sizeof c.force);memcpy(c.lean,par->lean,sizeof c.lean);mutate(c,R);from=R.r(par->st.size());st=par->st[from];}
    if(par&&R.d()<env("DEEP",0.15)){int lo=0;while(lo+1<(int)par->st.size()&&par->st[lo].ri<6)lo++;from=lo+R.r(par->st.size()-lo);st=par->st[from];int big[]={48,64,96,128,200};W=big[R.r(5)];c.K=8+R.r(5);c.KP=6+R.r(5);if(R.d()<0.6)for(int i=0;i<NF;i++)c.fancy[i]*=0.3f;if(R.d()<0.5){memset(c.force,0,sizeof c.force);memset(c.lean,0,sizeof c.lean);}}
    fillidx(c);Search se(c,W,8+R.r(8));se.run(st);ns++;exps+=se.kept.size();
    if(se.ended.empty())continue;int p=se.ended[0]->best;
    if(isfresh){fs+=p;fn++;fb=max(fb,p);if(!c.anyforce){uf+=p;un++;ub=max(ub,p);}}else{ps+=p;pn++;}
    // samples
    if(!plain){if(!sf){sf=fopen((sfn+"_"+std::to_string(part)+".tmp").c_str(),"wb");inpart=0;}
    for(auto l:se.kept)if(l->par&&l->best>-1000){fwrite(l->row,1,NF,sf);int16_t b=l->best;fwrite(&b,2,1,sf);inpart++;}
    auto note=[&](const S&q,int p){alignas(64) u8 r[384];features(q,r);fwrite(r,1,NF,sf);int16_t b=p;fwrite(&b,2,1,sf);inpart++;};
    if(par&&p>=par->pts)for(int rep=0;rep<(p>par->pts?3:1);rep++)for(int i=1;i<from;i++)note(par->st[i],p);
    if(!pool.empty()&&ns%12==0){Game*b=&pool[R.r(pool.size())];for(int q=0;q<12;q++){Game*o=&pool[R.r(pool.size())];if(o->pts>b->pts)b=o;}for(size_t i=1;i<b->st.size();i++)note(b->st[i],b->pts);}
    if(inpart>40000){fclose(sf);sf=0;rename((sfn+"_"+std::to_string(part)+".tmp").c_str(),(sfn+"_"+std::to_string(part)+".bin").c_str());part++;}}
    // pool
    bool better=p>bestp;
    {Game g;g.pts=p;memcpy(g.fancy,c.fancy,sizeof c.fancy);memcpy(g.most,c.most,sizeof c.most);memcpy(g.force,c.force,sizeof c.force);memcpy(g.lean,c.lean,sizeof c.lean);
      if(par)for(int i=0;i<from;i++){g.st.push_back(par->st[i]);g.ops.push_back(par->ops[i]);}
      vector<Line*> path;for(Line*l=se.ended[0];l->par;l=l->par)path.push_back(l);std::reverse(path.begin(),path.end());
      for(auto l:path){g.st.push_back(l->par->s);g.ops.push_back(vector<u16>(l->op,l->op+l->n));}
      bool dup=false;for(auto&q:pool)if(q.ops==g.ops)dup=true;
      if(better){bestp=p;FILE*f=fopen((dir+"/best_"+std::to_string(seed)+"_"+std::to_string(p)+".ops").c_str(),"w");for(auto&o:g.ops){for(auto m:o)fprintf(f,"%d ",m);fprintf(f,"\n");}fclose(f);f=fopen((dir+"/best_"+std::to_string(seed)+"_"+std::to_string(p)+".rows").c_str(),"wb");for(auto&s:g.st){u8 r[NF];features(s,r);fwrite(r,1,NF,f);}fclose(f);}
      const S&fs2=se.ended[0]->s;int ar=0;for(int i=0;i<fs2.nh;i++)ar+=fs2.hw[i]>0;g.niche=(fs2.own(F_OFFICE_ROOM)?1:0)|(ar>=4?2:ar>=1?4:0)|(pc(fs2.omine|fs2.rmine)>=2?8:0)|min(6,fs2.nd())*16|(fs2.own(F_STATE_PARLOR)?128:0);
      if(!dup){int cnt=0,wi=-1;for(size_t i=0;i<pool.size();i++)if(pool[i].niche==g.niche){cnt++;if(wi<0||pool[i].pts<pool[wi].pts)wi=i;} int capn=g.pts>=bestp-9?80:10;if(cnt<capn&&(cnt<10||g.pts>=bestp-9))pool.push_back(g);else if(g.pts>pool[wi].pts)pool[wi]=g;}}
    if(now()-tl>20||better){if(!quiet&&now()-tl>20){double mp=0;std::map<int,int> nb;for(auto&g:pool){mp+=g.pts;nb[g.niche]=max(nb[g.niche],g.pts);}string ns2;{vector<std::pair<int,int>> v;for(auto&x:nb)v.push_back({x.second,x.first});std::sort(v.rbegin(),v.rend());for(size_t i=0;i<v.size()&&i<7;i++)ns2+=" "+std::to_string(v[i].second)+":"+std::to_string(v[i].first);}printf("%.0fs n=%ld exp/s=%.0f fresh mean %.1f best %d (n=%d) free %.1f %d re %.1f pool %.1f (%zu) best %d |%s\n",now()-t0,ns,exps/(now()-t0),fs/max(1,fn),fb,fn,uf/max(1,un),ub,ps/max(1,pn),mp/pool.size(),pool.size(),bestp,ns2.c_str());fflush(stdout);tl=now();fs=ps=0;fn=pn=0;fb=0;uf=0;un=0;ub=0;if(now()-tsv>60){tsv=now();savepool(pool,dir+"/pool_"+std::to_string(seed));}}}
  }
  printf("end best %d searches %ld exp/s %.0f\n",bestp,ns,exps/(now()-t0));
}
